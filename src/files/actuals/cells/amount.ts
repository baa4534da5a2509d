import { maxNumber } from '../../../domain/numbers'
import { readNumber } from '../../../ui/inputs/number-text'
import { UnreadableRow } from './unreadable'

const plain = /^-?\d+(?:\.\d+)?(?:E-?\d+)?$/i
const bracketed = /^\((.*)\)$/

function numberIn(text: string): number | null {
  if (plain.test(text)) return Number(text)
  const reading = readNumber(text)
  if (reading.kind === 'number') return reading.value
  return reading.kind === 'problem' && reading.problem === 'decimalComma' ? Number(reading.example) : null
}

/** The amount of a cell, negative in brackets too; null where it is empty. Throws where it is none. */
export function amountIn(text: string): number | null {
  if (text === '') return null
  const inside = text.startsWith('(') ? bracketed.exec(text)?.[1] : undefined
  const number = numberIn(inside ?? text)
  if (number === null || Math.abs(number) > maxNumber) throw new UnreadableRow('badAmount')
  return inside === undefined ? number : -number
}

/** The rate that Saudi Arabia charges, and what it is of an amount that contains it. */
export const vatRate = 0.15
export const vatShare = vatRate / (1 + vatRate)

/** An amount in whole halalas, as riyals. Files hold the dust of arithmetic ('57.50000000000001'). */
export const toHalala = (amount: number): number => Math.round(amount * 100) / 100

/** Two amounts that differ by no more than rounding, in riyals. */
const tolerance = 0.05

export const isSameAmount = (a: number, b: number): boolean => Math.abs(a - b) < tolerance + 1e-9
