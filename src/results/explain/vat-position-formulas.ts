import { mandatoryThreshold, voluntaryThreshold } from '../../domain/model/constants'
import { isInSar } from '../../domain/model/currency'
import { evaluate } from '../../domain/model/evaluate'
import { workingsOf } from '../../domain/model/generated/workings.gen'
import type { NameIn, ResultName } from '../../domain/model/results/sections'
import { valueAt } from '../../domain/model/season/series'
import {
  type ExplainContext,
  type Formula,
  is,
  minus,
  over,
  type Part,
  part,
  type Step,
  sumOf,
  times,
} from './formula-steps'
import { type FormulaOf, fixed } from './month-formulas'
import { type Operand, own, word } from './operands'
import { goodsUsed } from './order-parts/refusal-formula'

const bills = [
  'packagingCost',
  'shippingCost',
  'fulfillmentCost',
  'refusedReturnCost',
  'paymentCost',
  'cacVariableCost',
] as const

/** The VAT in a cost: on it while the store is registered, in it while it is not. */
function vatIn(name: (typeof bills)[number], isRegistered: boolean): Part {
  const steps: Step[] = isRegistered
    ? [is(name), times('vatPct')]
    : [is(name), over('vatPct', 'andThis'), times('vatPct')]
  return part({ from: 'result', name }, 'money', steps)
}

/** VAT on a month's bills, reclaimed or not. */
const inputVat: FormulaOf = ({ plan, evaluation }) => {
  const { vatRate, isRegistered, taxedFixedMo, products } = workingsOf(plan)
  if (vatRate === 0) return { steps: [] }
  const ofProducts = products
    .filter(({ taxedAmount, units }) => taxedAmount * units > 0)
    .map(({ row: product, taxedAmount, units }) =>
      part({ from: 'own', text: product.name }, 'money', [
        is(own(product.name, taxedAmount, 'money')),
        times(own(product.name, units, 'count')),
        ...goodsUsed(plan, 'times'),
        times('vatPct'),
      ]),
    )
  const ofBills = bills.filter((name) => evaluation.monthly[name] > 0).map((name) => vatIn(name, isRegistered))
  const taxed = word('taxedFixed', taxedFixedMo, 'money')
  const ofFixed = part({ from: 'word', name: 'vatOnFixed' }, 'money', [is(taxed), times('vatPct')])
  return { steps: sumOf([...ofProducts, ...ofBills, ...(taxedFixedMo > 0 ? [ofFixed] : [])]) }
}

/** The month's bottom line in one of the two states: of the plan itself, or of the same plan in the other state. */
const incomeIf =
  (registered: boolean): FormulaOf =>
  ({ plan, evaluation }) => {
    if (evaluation.vat.registered === registered) return { steps: [is('bottomLine.operatingIncome')] }
    const { monthly, bottomLine } = evaluate({ ...plan, vatRegistered: registered })
    const money = (name: 'orderCostsIf' | 'acquisitionIf' | 'fixedIf' | 'returnsIf', value: number) =>
      word(name, value, 'money')
    return {
      steps: [
        is(word(registered ? 'salesIfRegistered' : 'salesIfNotRegistered', monthly.salesExVAT, 'money')),
        minus(money('orderCostsIf', monthly.totalCOGS)),
        minus(money('acquisitionIf', monthly.cacVariableCost)),
        minus(money('fixedIf', monthly.totalFixedCost)),
        ...(bottomLine.returnsAndStockMo === 0 ? [] : [minus(money('returnsIf', bottomLine.returnsAndStockMo))]),
      ],
    }
  }

const monthsOfYear = 12
const lastMonth = 36

/** Sales of the twelve months that end with a month, or begin with it, beside the threshold that they pass. */
function yearBeside(
  { plan }: ExplainContext,
  threshold: 'voluntary' | 'mandatory',
  years: readonly ['past' | 'ahead', number | null][],
): Formula {
  if (!isInSar(plan)) return { listed: [] }
  const { taxableBefore, yearOfSales } = workingsOf(plan)
  const limit = threshold === 'voluntary' ? voluntaryThreshold : mandatoryThreshold
  const yearOf = ([side, month]: readonly ['past' | 'ahead', number | null]): Operand => {
    const t = month ?? lastMonth
    const end = side === 'past' ? t : t + monthsOfYear - 1
    const value = end === 0 ? monthsOfYear * taxableBefore : valueAt(yearOfSales, end - 1)
    const name = side === 'past' ? 'yearOfSalesPast' : 'yearOfSalesAhead'
    return { label: { from: 'entry', name, month: t }, value, kind: 'money' }
  }
  return { listed: [...years.map(yearOf), word(`${threshold}Threshold`, limit, 'money')] }
}

const thresholdYear =
  (threshold: 'voluntary' | 'mandatory', side: 'past' | 'ahead'): FormulaOf =>
  (context) => {
    const { pastMonth, expectedMonth } = context.evaluation.vat[threshold]
    return yearBeside(context, threshold, [[side, side === 'past' ? pastMonth : expectedMonth]])
  }

const mustRegister: FormulaOf = (context) => {
  const { registered, mandatory, mustRegisterMonth } = context.evaluation.vat
  if (registered) return { listed: [] }
  const isAhead = mustRegisterMonth === null || mustRegisterMonth === mandatory.expectedMonth
  return yearBeside(context, 'mandatory', [
    isAhead ? ['ahead', mandatory.expectedMonth] : ['past', mandatory.pastMonth],
  ])
}

const whileNotRegistered =
  (name: ResultName): FormulaOf =>
  ({ evaluation }) => ({ steps: evaluation.vat.registered ? [] : [is(name)] })

/** How each result about VAT comes about. Source: docs/model.md, 'VAT that does not come back'. */
export const vatFormulas: Record<NameIn<'vat' | 'vat.mandatory' | 'vat.voluntary'>, FormulaOf> = {
  'vat.outputVatMo': fixed(is('netSalesInclVAT'), minus('salesExVAT')),
  'vat.inputVatMo': inputVat,
  'vat.vatDueMo': fixed(is('vat.outputVatMo'), minus('vat.inputVatMo')),
  'vat.irrecoverableVatMo': whileNotRegistered('vat.inputVatMo'),
  'vat.incomeIfRegistered': incomeIf(true),
  'vat.incomeIfNotRegistered': incomeIf(false),
  'vat.mustRegisterMonth': mustRegister,
  'vat.voluntary.pastMonth': thresholdYear('voluntary', 'past'),
  'vat.voluntary.expectedMonth': thresholdYear('voluntary', 'ahead'),
  'vat.mandatory.pastMonth': thresholdYear('mandatory', 'past'),
  'vat.mandatory.expectedMonth': thresholdYear('mandatory', 'ahead'),
}
