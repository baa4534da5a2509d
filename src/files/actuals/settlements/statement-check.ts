import type { SettlementSource } from '../../../domain/actuals/sources'
import { isSameAmount, toHalala } from '../cells/amount'
import { payoutOf, type SettlementLine, type Statement } from './settlement-line'

/** A row of a statement that does not add up, or an order that is charged for twice. */
interface StatementProblem {
  number: string
  why: 'sum' | 'twice'
  /** What its parts come to, and what the statement says, in SAR. */
  computed: number
  stated: number
}

/** Whether a statement adds up: orders − fees − VAT on fees − refunds = transferred, to 0.05 SAR. */
export interface StatementCheck {
  source: SettlementSource
  file: string
  /** In SAR: what was sold, given back, and taken. */
  sales: number
  refunds: number
  fees: number
  feesVat: number
  computed: number
  /** What the statement says was transferred; null where it does not say. */
  stated: number | null
  isRight: boolean
  /** Rows that are not as they should be, the largest difference first. */
  problems: StatementProblem[]
  /** There are more than are named. */
  more: number
}

const maxProblems = 200

function wrongSums(lines: readonly SettlementLine[]): StatementProblem[] {
  return lines.flatMap((line) => {
    const { number, transferred } = line
    const computed = toHalala(payoutOf(line))
    return transferred === null || isSameAmount(computed, transferred)
      ? []
      : [{ number, why: 'sum' as const, computed, stated: transferred }]
  })
}

function chargedTwice(lines: readonly SettlementLine[]): StatementProblem[] {
  const seen = new Map<string, SettlementLine>()
  return lines.flatMap((line) => {
    if (line.number === '' || line.kind !== 'sale') return []
    const key = `${line.number} ${line.amount}`
    const first = seen.get(key)
    seen.set(key, line)
    return first
      ? [{ number: line.number, why: 'twice' as const, computed: first.amount, stated: line.amount * 2 }]
      : []
  })
}

const sum = (lines: readonly SettlementLine[], amount: (line: SettlementLine) => number) =>
  toHalala(lines.reduce((total, line) => total + amount(line), 0))

/** What a statement comes to by its rows, against what it says. */
export function checkStatement(source: SettlementSource, file: string, { lines, total }: Statement): StatementCheck {
  const stated = total ?? (lines.every(({ transferred }) => transferred !== null) ? sum(lines, statedOf) : null)
  const computed = sum(lines, payoutOf)
  const problems = [...wrongSums(lines), ...chargedTwice(lines)].toSorted((a, b) => offBy(b) - offBy(a))
  return {
    source,
    file,
    sales: sum(lines, ({ amount, kind }) => (kind === 'refund' ? 0 : amount)),
    refunds: sum(lines, ({ amount, kind }) => (kind === 'refund' ? -amount : 0)),
    fees: sum(lines, ({ fee }) => fee),
    feesVat: sum(lines, ({ feeVat }) => feeVat),
    computed,
    stated,
    isRight: problems.length === 0 && (stated === null || isSameAmount(computed, stated)),
    problems: problems.slice(0, maxProblems),
    more: Math.max(0, problems.length - maxProblems),
  }
}

const statedOf = ({ transferred }: SettlementLine) => transferred ?? 0
const offBy = ({ computed, stated }: StatementProblem) => Math.abs(computed - stated)
