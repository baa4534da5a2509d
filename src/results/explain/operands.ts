import type { CashMonth } from '../../domain/model/evaluation'
import type { Kind } from '../../domain/model/results/row'
import type { ResultName } from '../../domain/model/results/sections'
import type { OverheadId, PaymentMethodId, SeasonEventId } from '../../domain/options'
import { isNumberName, type NumberName, readNumber, shownField, shownNumber, type Unit } from '../../domain/plan/field'
import type { Plan, TeamMember } from '../../domain/plan/plan'
import { planFields } from '../../domain/plan/plan-fields'
import type { ProductName } from './product/product-lines'

/** What an operand is measured in; a factor is a bare number. */
export type OperandKind = Kind | Unit | 'points'

/** A number of the plan that a formula names. */
export type ExplainedField = NumberName<typeof planFields>

/** Names that are neither results nor fields; each has its words in the dictionaries. */
const words = [
  'daysOfYear',
  'daysOfMonth',
  'monthsOfYear',
  'firstOrder',
  'bufferMonths',
  'products',
  'handling',
  'unitsSent',
  'refusedPart',
  'goodsUsed',
  'paidPart',
  'codPaidPart',
  'percentFees',
  'feePart',
  'keptOfPrice',
  'discountPart',
  'leftOfSales',
  'deliveredGoods',
  'ordersOfNewCustomer',
  'earlierCustomers',
  'preLaunchFixed',
  'pointsScale',
  'unsellable',
  'leftByOrders',
  'handlingReturns',
  'goodsOnTheWay',
  'suppliersWait',
  'daysOnTheWay',
  'recurringFixed',
  'tiedUpCash',
  'settlementDays',
  'capital',
  'yearPlanned',
  'yearConservative',
  'yearGap',
  'riskWeight',
  'monthPlanned',
  'monthConservative',
  'growthOf6Months',
  'growthOf12Months',
  'growthOfDemand',
  'earnedCash',
  'hundred',
  'lowestCash',
  'cashAtStart',
  'cashBefore',
  'cashThen',
  'cashAtEnd',
  'operatingMarginPoints',
  'customerValuePoints',
  'grossMarginPoints',
  'safetyMarginPoints',
  'paybackPoints',
  'capLosing',
  'capShortOfCash',
  // The second part of the model: VAT, cash on delivery, landed cost, season, cash by month.
  'salesIfRegistered',
  'salesIfNotRegistered',
  'orderCostsIf',
  'acquisitionIf',
  'returnsIf',
  'fixedIf',
  'taxedFixed',
  'vatOnFixed',
  'voluntaryThreshold',
  'mandatoryThreshold',
  'orderValue',
  'orderGoods',
  'orderSending',
  'orderAcquisition',
  'codFee',
  'prepaidFee',
  'orderBringingBack',
  'acceptedOrder',
  'refusedOrder',
  'lostByRefusal',
  'incomeWithoutRefusals',
  'supplierPrice',
  'exchangeFee',
  'freight',
  'goodsInsurance',
  'dutyRate',
  'typedCost',
  'customsFeeRate',
  'customsFeeLeast',
  'customsFeeMost',
  'shipmentUnits',
  'unitsOfProduct',
  'sellablePart',
  'insuredWage',
  'insuredWageLimit',
  'insuranceRate',
  'codShare',
  'plannedMonth',
  'trend',
  'season',
  'ordinaryMonth',
  'monthsMean',
  'ramp',
  'monthsOpen',
  'monthsUntilPlan',
  'daysOfEvent',
  'lowestLevel',
  'receivedMo',
  'feesWithVat',
  'supplierBillMo',
  'arrivalBillMo',
  'importVat',
  'unitDuties',
  'unitInbound',
  'unitHandling',
  'unitCustomsFee',
  'methodShare',
  'partOfMonth',
  'demandCovered',
  'deposit',
  'balance',
  'demandThen',
  'monthsBefore',
  'newCustomersThen',
  'returningCustomers',
  'earlierWon',
  'lostMargin',
  'openingCash',
  'salesThen',
  'orderCostsThen',
  'acquisitionThen',
  'endedOneTime',
  'shareOfUnits',
  'shareSent',
  'shareOfSales',
  'shareOfGoods',
] as const
export type Word = (typeof words)[number]

/** Entries of the cash plan; each has its words in the dictionaries, with the month in them. */
export type Entry =
  | 'salesOf'
  | 'salesOfBy'
  | 'orderPaid'
  | 'orderDeposit'
  | 'orderBalance'
  | 'goodsArrived'
  | 'vatOnSales'
  | 'vatInBills'
  | 'vatInGoods'
  | 'vatInOrders'
  | 'vatInMarketing'
  | 'vatInOverheads'
  | 'vatInReturns'
  | 'creditBefore'
  | 'vatDue'
  | 'cashAfter'
  | 'levelOf'
  | 'yearOfSalesPast'
  | 'yearOfSalesAhead'

/** A line of the cash plan: what stands in each of its months. */
export type CashLine = Exclude<keyof CashMonth, 'month'>

/** Where the name of an operand is found. */
export type Label =
  | { from: 'result'; name: ResultName }
  | { from: 'field'; name: ExplainedField }
  | { from: 'word'; name: Word; month?: number; growth?: number }
  /** A figure of the cash plan that belongs to a month, or to several; 0 is before the first sale. */
  | { from: 'entry'; name: Entry; month: number; until?: number; method?: PaymentMethodId | undefined }
  | { from: 'cash'; line: CashLine }
  /** A figure of one product. */
  | { from: 'product'; line: ProductName }
  | { from: 'event'; id: SeasonEventId }
  | { from: 'overhead'; id: OverheadId }
  | { from: 'method'; id: PaymentMethodId }
  | { from: 'member'; member: Pick<TeamMember, 'role' | 'customRole'> }
  /** What the founder called it; empty when she has not. */
  | { from: 'own'; text: string }

export interface Operand {
  label: Label
  value: number | null
  kind: OperandKind
}

interface Written {
  label: Label | null
  kind: OperandKind
  /** What is worked out was not typed. */
  working: readonly unknown[]
}

/** Rates that a law or the founder states with more decimals than a result is shown with. */
const statedRates: readonly string[] = ['customsFeeRate', 'insuranceRate', 'dutyRate', 'deposit', 'balance']

const isTyped = (label: Label) =>
  label.from === 'field' ||
  label.from === 'method' ||
  label.from === 'own' ||
  label.from === 'event' ||
  (label.from === 'word' && statedRates.includes(label.name))

/** Decimals of an operand: what was typed stands as it was typed, 2.75 % and not 2.8; undefined for the usual ones. */
export function typedDigits({ label, kind, working }: Written): { min: number; max: number } | undefined {
  if (label === null || working.length > 0 || !isTyped(label)) return undefined
  if (kind === 'percent') return { min: 0, max: 4 }
  return kind === 'money' && label.from !== 'own' ? { min: 2, max: 4 } : undefined
}

export function isField(name: string): name is ExplainedField {
  return isNumberName(planFields, name)
}

/** A number of the plan as the model reads it. */
export function fieldOperand(plan: Plan, name: ExplainedField): Operand {
  const field = planFields[name]
  const value = shownNumber(field, readNumber(plan[name], field))
  return { label: { from: 'field', name }, value, kind: shownField(field).unit }
}

/** An operand that has a word of its own. */
export function word(name: Word, value: number | null, kind: OperandKind): Operand {
  return { label: { from: 'word', name }, value, kind }
}

export function own(text: string, value: number | null, kind: OperandKind): Operand {
  return { label: { from: 'own', text }, value, kind }
}
