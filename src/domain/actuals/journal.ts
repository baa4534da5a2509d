import { isRegistered } from '../model/figures/typed/readers'
import { readNumber } from '../plan/field'
import type { Plan } from '../plan/plan'
import { planFields } from '../plan/plan-fields'
import { type CostFigure, costOfBill } from './bills'
import type { ActualFigure } from './figures'
import type { ActualMonth, SettledMethod } from './month'
import { type MonthOfActuals, monthOfActuals } from './month-figures'

/** The accounts of a store's books that its actual months speak of. */
type JournalAccount =
  | 'receivables'
  | 'sales'
  | 'salesReturns'
  | 'outputVat'
  | 'paymentFees'
  | 'inputVat'
  | 'bank'
  | 'advertising'
  | 'delivery'
  | 'costOfGoods'
  | 'inventory'
  | 'operatingCosts'
  | 'payables'

/** A line of an entry, in SAR with two decimals; either side is 0. */
export interface JournalLine {
  account: JournalAccount
  debit: number
  credit: number
}

/** What happened, with its lines: as much on the debit side as on the credit side, debits first. */
export interface JournalEntry {
  kind: 'sales' | 'refused' | 'refunds' | 'settlement' | 'advertising' | 'delivery' | 'goods' | 'fixedCosts'
  lines: JournalLine[]
  /** Orders in it that were refused at the door, where no source says what they came to: their buyers owe nothing. */
  unreversed?: number
  /** Returned orders in it, where no source says what was paid back. */
  unrefunded?: number
}

type Figures = MonthOfActuals['figures']

const halalas = (amount: number) => Math.round(amount * 100)

/** An amount in halalas on the debit side; one below 0 is on the other. */
function line(account: JournalAccount, amount: number): JournalLine {
  return { account, debit: Math.max(0, amount) / 100, credit: Math.max(0, -amount) / 100 }
}

/** Debits by account, in SAR, and the account that stands against them all; null where nothing is moved. */
function entry(
  kind: JournalEntry['kind'],
  debits: readonly (readonly [JournalAccount, number])[],
  against: JournalAccount,
): JournalEntry | null {
  const lines = debits.map(([account, amount]) => [account, halalas(amount)] as const)
  const sum = lines.reduce((all, [, amount]) => all + amount, 0)
  const moved = [...lines, [against, -sum] as const].filter(([, amount]) => amount !== 0)
  if (moved.length === 0) return null
  const ordered = moved.toSorted(([, a], [, b]) => Number(b > 0) - Number(a > 0))
  return { kind, lines: ordered.map(([account, amount]) => line(account, amount)) }
}

/** A statement clears what a provider owed: its fees, their VAT, and what it transferred. Refunds were taken from it before. */
function settlementEntry(methods: readonly SettledMethod[], hasVat: boolean): JournalEntry | null {
  const sum = (name: 'fees' | 'feesVat' | 'transferred') => methods.reduce((all, one) => all + one[name], 0)
  const [fees, vat] = [sum('fees'), sum('feesVat')]
  const spent = hasVat
    ? ([
        ['paymentFees', fees],
        ['inputVat', vat],
      ] as const)
    : ([['paymentFees', fees + vat]] as const)
  return entry('settlement', [...spent, ['bank', sum('transferred')]], 'receivables')
}

/**
 * The VAT that a month's sales contain, in SAR: as it is known, or the plan's part of them. Where the total is typed and its VAT
 * is not, what files say of their own total is its part of the typed one.
 */
function vatOfSales(rows: readonly ActualMonth[], month: string, { total, vat }: Figures, planned: number): number {
  if (!total) return 0
  if (!vat) return total.value * planned
  const isOther = total.sources.includes('founder') && !vat.sources.includes('founder')
  if (!isOther) return vat.value
  const ofFiles = rows.reduce((all, row) => all + (row.kind === 'orders' && row.month === month ? row.total : 0), 0)
  return total.value * (ofFiles > 0 ? vat.value / ofFiles : planned)
}

/** What the orders came to that were refused at the door, in SAR with VAT; null where files do not say all of it, or something else is typed. */
function refusedTotalOf(rows: readonly ActualMonth[], month: string, { total, refused }: Figures): number | null {
  if (!refused) return 0
  const isTyped = [total, refused].some((figure) => figure?.sources.includes('founder'))
  const cod = rows.flatMap((row) => (row.kind === 'orders' && row.month === month && row.cod ? [row.cod] : []))
  if (isTyped || cod.some((one) => one.refused > 0 && one.refusedTotal === undefined)) return null
  return cod.reduce((all, { refusedTotal = 0 }) => all + refusedTotal, 0)
}

/** How many orders are in the entry of sales whose amount should be taken out again, and no source says it. */
function openInSales({ refused, returned, refunds }: Figures, refusedTotal: number | null) {
  return {
    ...(refused && refused.value > 0 && refusedTotal === null ? { unreversed: refused.value } : {}),
    ...(returned && returned.value > 0 && !refunds ? { unrefunded: returned.value } : {}),
  }
}

/**
 * A month's figures as entries for who keeps books elsewhere, in SAR: each balances to the halala, and what no source says has no
 * entry, nor has a month of which files cover a part. VAT is split off where the plan is registered for it, at the plan's rate
 * where no source says it; a store that is not has none to pay, and that of its bills is cost. Source: docs/model.md, 'Actual months'.
 */
export function journalOf(rows: readonly ActualMonth[], month: string, plan: Plan): JournalEntry[] {
  const { figures, part } = monthOfActuals(rows, month)
  if (part !== null) return []
  const hasVat = isRegistered(plan)
  const rate = readNumber(plan.vatPct, planFields.vatPct) / 100
  const planned = hasVat ? rate / (1 + rate) : 0
  const amount = (figure: ActualFigure) => figures[figure]?.value ?? 0
  const [total, refunds] = [amount('total'), amount('refunds')]
  const vat = hasVat ? vatOfSales(rows, month, figures, planned) : 0
  // Customers who are paid back are paid back the VAT as well.
  const vatShare = total > 0 ? Math.min(1, Math.max(0, vat / total)) : planned
  const takenBack = (kind: 'refused' | 'refunds', account: JournalAccount, taken: number) =>
    entry(
      kind,
      [
        [account, taken * (1 - vatShare)],
        ['outputVat', taken * vatShare],
      ],
      'receivables',
    )
  const refusedTotal = refusedTotalOf(rows, month, figures)
  const sold = entry(
    'sales',
    [
      ['sales', vat - total],
      ['outputVat', -vat],
    ],
    'receivables',
  )
  const isTyped = figures.paymentFees?.sources.includes('founder') === true
  const statements = rows.flatMap((row) => (row.kind === 'settlement' && row.month === month ? [row.methods] : []))
  const cost = (kind: JournalEntry['kind'], account: JournalAccount, figure: CostFigure, against: JournalAccount) =>
    entry(kind, [[account, amount(figure) * costOfBill(plan, figure)]], against)
  const entries = [
    sold && { ...sold, ...openInSales(figures, refusedTotal) },
    takenBack('refused', 'sales', refusedTotal ?? 0),
    takenBack('refunds', 'salesReturns', refunds),
    ...(isTyped
      ? [cost('settlement', 'paymentFees', 'paymentFees', 'receivables')]
      : statements.map((methods) => settlementEntry(methods, hasVat))),
    cost('advertising', 'advertising', 'advertising', 'payables'),
    cost('delivery', 'delivery', 'parcelCost', 'payables'),
    cost('goods', 'costOfGoods', 'productCost', 'inventory'),
    cost('fixedCosts', 'operatingCosts', 'fixedCosts', 'payables'),
  ]
  return entries.filter((one) => one !== null)
}
