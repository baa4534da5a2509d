import { isRecord } from '../../../numbers'
import type { OverheadId, RiskLevel } from '../../../options'
import { overheadGroups, overheadWithoutVat } from '../../../plan/overheads'
import type { OverheadItem, PaymentMethod, Plan, Product, TeamMember } from '../../../plan/plan'
import { isInSar as inSar } from '../../currency'
import { countedPaymentMethods } from '../../month/payment-fees'
import { insuranceRate as rateOf } from '../../month/social-insurance'
import { unitsInWorseMonth } from '../../month/units-in-mix'
import { seasonOf } from '../../season/demand'
import { valueAt } from '../../season/series'
import { firstCalendarMonth, startMonthOf } from '../../season/start-month'

// What formulas cannot say: how lists and choices of a plan are read, regardless of what was stored in their place.

export const isRegistered = (plan: Plan): boolean => plan.vatRegistered !== false
export const isInSar = inSar
export const isCif = (plan: Plan): boolean => plan.dutyBasis === 'cif'
export const isBy3pl = (plan: Plan): boolean => plan.fulfillmentMethod === '3pl'
export const isByMethods = (plan: Plan): boolean => plan.paymentMode === 'advanced'
export const isAnalysed = (plan: Plan): boolean => plan.enableAdvancedAnalysis === true

export const isCashPlanned = ({ cashPlan }: Plan): boolean => isRecord(cashPlan) && cashPlan.enabled === true
export const isCashGrowing = ({ cashPlan }: Plan): boolean => isRecord(cashPlan) && cashPlan.withGrowth === true

export const startsWithNoCustomers = ({ cashPlan }: Plan): boolean => cashPlan?.startsWithNoCustomers === true

/** The calendar month of month 1, which VAT quarters follow from. */
export const calendarStart = firstCalendarMonth

/** How much the conservative scenario weighs in the return on capital: high risk plans on it alone. */
export const riskMultipliers = { low: 0.5, medium: 1, high: 2 } as const satisfies Record<RiskLevel, number>
const isRisk = (level: string): level is RiskLevel => Object.hasOwn(riskMultipliers, level)
/** The same of a plan; a risk that was not chosen is a medium one. */
export const riskMultiplier = ({ businessRiskLevel: level }: Plan): number =>
  riskMultipliers[isRisk(level) ? level : 'medium']

export const isSent = (product: Product): boolean => product.needsDelivery !== false
export const isTaxedBySupplier = (product: Product): boolean => product.supplierChargesVat !== false
export const isCod = (method: PaymentMethod): boolean => method.id === 'cod'

/** The employer's rate for one member, as a fraction, in the month of the first sale. */
export const insuranceRate = (member: TeamMember, plan: Plan): number =>
  rateOf(member.socialInsurance, startMonthOf(plan)).pct / 100

/** An overhead with what the plan knows of it by where it stands. */
export interface OverheadRow extends Pick<OverheadItem, 'amount' | 'mode' | 'months'> {
  isTech: boolean
  hasVat: boolean
}
export const isTech = (row: OverheadRow): boolean => row.isTech
export const hasVat = (row: OverheadRow): boolean => row.hasVat
export const isAnnual = (row: OverheadRow): boolean => row.mode === 'annual'
export const isOneTime = (row: OverheadRow): boolean => row.mode === 'oneTime'

const isRow = (row: unknown): boolean => isRecord(row)
const isList = (list: unknown): boolean => Array.isArray(list)

/** The rows that are objects; the list itself where all are. */
const recordsIn = <T>(list: readonly T[]): readonly T[] =>
  isList(list) ? (list.every(isRow) ? list : list.filter(isRow)) : []

function addItems(rows: OverheadRow[], items: readonly OverheadItem[], isTechRow: boolean): void {
  for (const { amount, mode, months, chargesVat } of recordsIn(items))
    rows.push({ amount, mode, months, isTech: isTechRow, hasVat: chargesVat !== false })
}

function addOverheads(rows: OverheadRow[], { overheads }: Plan, ids: readonly OverheadId[], isTechRow: boolean): void {
  if (!isRecord(overheads)) return
  for (const id of ids) {
    const item = overheads[id]
    if (!isRecord(item)) continue
    const { amount, mode, months, chargesVat } = item
    const hasVat = chargesVat !== false && id !== overheadWithoutVat
    rows.push({ amount, mode, months, isTech: isTechRow, hasVat })
  }
}

function overheadRows(plan: Plan): readonly OverheadRow[] {
  const rows: OverheadRow[] = []
  for (const { ids, list, isTech } of overheadGroups) {
    addOverheads(rows, plan, ids, isTech)
    addItems(rows, plan[list], isTech)
  }
  return rows
}

/** What the season makes of each month from the first sale on, as a multiple of an ordinary one. */
export const season = seasonOf

/** The units of each product, from 1, in a worse month. */
export function worseUnits(plan: Plan): (product: number) => number {
  const units = unitsInWorseMonth(recordsIn(plan.products))
  return (product) => valueAt(units, product - 1)
}

/** The rows of each list that count. */
export const rowsOf = {
  products: <P extends object = Product>({ products }: { readonly products: readonly P[] }) => recordsIn(products),
  methods: countedPaymentMethods,
  overheads: overheadRows,
  team: (plan: Plan) => recordsIn(plan.team),
} as const
