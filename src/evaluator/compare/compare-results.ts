import type { Evaluation } from '../../domain/model/evaluation'
import type { ResultName } from '../../domain/model/results/sections'
import { isHeld, provisionalResult } from '../../results/conclusion/held-results'
import { declaredResults, resultNames, resultOf, rowOf } from '../../results/result-kinds'
import { foremostResults } from '../../results/result-lists'
import { differenceOf } from '../results/trial/difference-words'
import type { ComparedEvaluation } from './compared-plan'

/** The rows that are compared first. */
export function foremostRows(rows: readonly ComparedRow[]): ComparedRow[] {
  return foremostResults.flatMap((name) => rows.filter((row) => row.name === name))
}

export interface ComparedCell {
  value: number | null
  /** A month's amount as a percentage of its own sales: what is compared where currencies differ; else null. */
  ofSales: number | null
  /** From the first: of values, or in points of `ofSales`; null for the first itself, and where it has no meaning. */
  difference: { amount: number; sharePct: number | null } | null
  isBest: boolean
  /** The profit without costs that are not answered yet: beside that of other plans it is no difference. */
  isProvisional?: boolean
}

export interface ComparedRow {
  name: ResultName
  /** Amounts of different currencies: they are not compared, but as a percentage of sales. */
  isMixed: boolean
  /** They differ in points, not in percent. */
  isInPoints: boolean
  cells: readonly ComparedCell[]
}

/** Amounts of a month: they can be told as a percentage of its sales. */
function isOfMonth(name: ResultName): boolean {
  const { part, row } = declaredResults[name]
  return row.of === undefined && (part === 'monthly' || part === 'bottomLine')
}

function ofSales(name: ResultName, evaluation: Evaluation): number | null {
  const value = resultOf(evaluation, name)
  const { salesExVAT } = evaluation.monthly
  if (value === null || salesExVAT === 0 || !isOfMonth(name)) return null
  return (value / salesExVAT) * 100
}

type Better = 'more' | 'less' | 'neither'

/** The places of the best values; none where fewer than two can be compared, or all are alike. */
function bestOf(better: Better, values: readonly (number | null)[]): readonly boolean[] {
  const known = values.filter((value) => value !== null)
  const isComparable = known.length > 1 && new Set(known).size > 1 && better !== 'neither'
  const best = better === 'more' ? Math.max(...known) : Math.min(...known)
  return values.map((value) => isComparable && value === best)
}

interface Comparison {
  better: Better
  /** Values that are percentages differ in points. */
  isInPoints: boolean
  /** What is compared instead of the values. */
  shares?: readonly (number | null)[]
  /** The place of the value that the others are compared with; the first without it. */
  base?: number
  /** Which of them may be the best; all without it. */
  rated?: readonly boolean[]
}

/** Values beside one of them. */
export function comparedCells(
  values: readonly (number | null)[],
  { better, isInPoints, shares, base = 0, rated }: Comparison,
): readonly ComparedCell[] {
  const compared = shares ?? values
  const isBest = bestOf(
    better,
    compared.map((value, at) => (rated?.[at] === false ? null : value)),
  )
  return values.map((value, at) => ({
    value,
    ofSales: shares?.[at] ?? null,
    difference: at === base ? null : differenceOf(compared[at] ?? null, compared[base] ?? null, isInPoints),
    isBest: isBest[at] ?? false,
  }))
}

interface Compared {
  plans: readonly ComparedEvaluation[]
  base: number
  hasOneCurrency: boolean
}

/** Cells of the profit: that of a plan which is not all answered is provisional, and none is told in what it differs from such a one. */
function provisional(cells: readonly ComparedCell[], rated: readonly boolean[], base: number): readonly ComparedCell[] {
  return cells.map((cell, at) => {
    const isProvisional = !rated[at] && cell.value !== null
    return isProvisional || !rated[base] ? { ...cell, difference: null, isProvisional } : cell
  })
}

function comparedRow(name: ResultName, { plans, base, hasOneCurrency }: Compared): ComparedRow {
  const { better = 'neither', kind } = rowOf(name)
  const isMixed = kind === 'money' && !hasOneCurrency
  const isInPoints = isMixed || kind === 'percent'
  // A score is read whole, and differs by what is read.
  const asRead = (value: number | null) => (value !== null && kind === 'score' ? Math.round(value) : value)
  const known = plans.map(({ results, missing }) => (isHeld(name, missing) ? null : results))
  const values = known.map((results) => results && asRead(resultOf(results, name)))
  const shares = isMixed ? { shares: known.map((results) => results && ofSales(name, results)) } : {}
  const rated = plans.map(({ missing }) => missing.length === 0)
  const cells = comparedCells(values, { better, isInPoints, base, rated, ...shares })
  return { name, isMixed, isInPoints, cells: name === provisionalResult ? provisional(cells, rated, base) : cells }
}

/** Every result that at least one of some plans has, each beside the plan at `base`. */
export function compareResults(compared: Compared): readonly ComparedRow[] {
  return resultNames
    .map((name) => comparedRow(name, compared))
    .filter(({ cells }) => cells.some(({ value }) => value !== null))
}
