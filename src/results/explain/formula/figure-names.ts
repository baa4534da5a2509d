import { customsFeeTerms, insuredWageLimit, zakatRate } from '../../../domain/model/constants'
import * as byProduct from '../../../domain/model/figures/by-product'
import { workings } from '../../../domain/model/figures/cash/months'
import { cashSections } from '../../../domain/model/figures/cash/sections'
import { totalFixedCost } from '../../../domain/model/figures/fixed-costs'
import { growthOverHorizon } from '../../../domain/model/figures/growth'
import * as landed from '../../../domain/model/figures/landed-cost'
import * as costs from '../../../domain/model/figures/order-costs'
import { projected } from '../../../domain/model/figures/projection'
import { bottomIncome, returnsAndStockMo } from '../../../domain/model/figures/returns'
import { salesExVAT } from '../../../domain/model/figures/sales'
import { conservative, optimistic } from '../../../domain/model/figures/scenarios'
import { sections } from '../../../domain/model/figures/sections'
import { growth, horizon, isRegistered } from '../../../domain/model/figures/typed/inputs'
import type { Figure } from '../../../domain/model/language/figure'
import { namesOf } from '../../../domain/model/language/names'
import type { ResultName } from '../../../domain/model/results/sections'
import type { FigureValues } from '../../../domain/model/values'
import { figureOfResult } from '../../declared-figures'
import { resultNames } from '../../result-kinds'
import { isFigureWord, isTypedField, type Label, type OperandKind, type Word } from '../operands'
import { cashLabels, nameInMonth } from './cash-names'

// What the figures of formulas are called.

const result = (name: ResultName): Label => ({ from: 'result', name })

/** Figures of one product that are called as those of all, and one that is declared within another. */
const ofOthers: readonly (readonly [Figure, Label])[] = [
  [landed.units, result('totalUnits')],
  [landed.landed, result('finalUnitCost')],
  [landed.beforeYield, result('unitCostBeforeYield')],
  [landed.exFactory, result('exFactorySAR')],
  [landed.inbound, result('perUnitInbound')],
  [landed.duties, result('perUnitDuties')],
  [landed.customsFee, result('perUnitCustomsFee')],
  [landed.irrecoverable, result('perUnitIrrecoverableVAT')],
  [byProduct.salesExVAT, result('salesExVAT')],
  [byProduct.productCost, result('productCost')],
  [byProduct.orderCosts, { from: 'product', line: 'orderCosts' }],
  [byProduct.paymentCost, result('paymentCost')],
  [byProduct.acquisition, result('cacVariableCost')],
  [byProduct.returnsAndStock, result('bottomLine.returnsAndStockMo')],
  [bottomIncome, result('bottomLine.operatingIncome')],
  [costs.feePerOrder, result('gatewayFeePerOrder')],
  [projected.demand, { from: 'word', name: 'demandThen' }],
  [conservative.cashFlow, { from: 'word', name: 'monthConservative' }],
  [byProduct.contribution, { from: 'product', line: 'contribution' }],
]

/** By their place in the answer, else by their declared name. */
function labels(): Map<Figure, Label> {
  const found = new Map<Figure, Label>([...ofOthers, ...cashLabels])
  const add = (figure: Figure, label: Label) => {
    if (!found.has(figure)) found.set(figure, label)
  }
  for (const name of resultNames) add(figureOfResult(name).figure, result(name))
  for (const [figure, name] of namesOf({ ...sections, ...cashSections })) {
    const { source } = figure
    if (source?.kind === 'field' && isTypedField(source.name)) add(figure, { from: 'field', name: source.name })
    else if (isFigureWord(name)) add(figure, { from: 'word', name })
  }
  return found
}

const productFigures: ReadonlySet<Figure> = new Set(Object.values(byProduct.productRows).map(({ figure }) => figure))

/**
 * Whether the working of a figure is said elsewhere: it was typed, or is a result. The figures of one product are told
 * where what it leaves is told.
 */
export function isExplained(figure: Figure, { from }: Label, own: Figure): boolean {
  if (productFigures.has(figure)) return own !== byProduct.contribution
  if (ofMonth.has(figure)) return true
  if (figure.scope === 'cash') return from === 'cash' || figure === workings.creditVat
  return from === 'field' || (from === 'result' && figure.scope === 'plan')
}

/** What a scenario is made of, where one of its figures is explained; as planned those are the plan's own. */
const ofScenario = new Map<Figure, Label>(
  [conservative, optimistic].flatMap((one): [Figure, Label][] => [
    [one.demand, { from: 'word', name: 'scenarioDemand' }],
    [one.cost, { from: 'word', name: 'scenarioCost' }],
    [one.salesExVAT, { from: 'scenario', line: 'salesExVAT' }],
    [one.variableCosts, { from: 'word', name: 'variableIf' }],
    [one.fixedCosts, { from: 'word', name: 'fixedIf' }],
    [one.returns, { from: 'word', name: 'returnsIf' }],
  ]),
)

const scenarioFigures: ReadonlySet<Figure> = new Set([conservative, optimistic].flatMap((one) => Object.values(one)))

/** The figures of a month that are told beside each other. */
const ofMonth = new Map<Figure, Label>([
  [projected.salesExVAT, { from: 'scenario', line: 'salesExVAT' }],
  [projected.incomeAfterReturns, { from: 'scenario', line: 'incomeAfterReturns' }],
  [projected.cashFlow, { from: 'scenario', line: 'cashFlow' }],
])

/** Names that a figure has only where one of the same scenario, or of the same month, is explained. */
const besides = (figure: Figure, own: Figure): Label | undefined =>
  ofMonth.has(own) || own === projected.cumulativeCash
    ? ofMonth.get(figure)
    : scenarioFigures.has(own)
      ? ofScenario.get(figure)
      : undefined

let known: ReadonlyMap<Figure, Label> | undefined

/** What the other state of VAT makes of the figures of a month. */
const ifOther: ReadonlyMap<Figure, Word> = new Map([
  [costs.totalCOGS, 'orderCostsIf'],
  [costs.cacVariableCost, 'acquisitionIf'],
  [totalFixedCost, 'fixedIf'],
  [returnsAndStockMo, 'returnsIf'],
])

/** The name of a figure; none where it is no more than a line of the arithmetic. */
export function nameOf(figure: Figure, values: FigureValues, own: Figure, row: number): Label | undefined {
  known ??= labels()
  const inMonth = nameInMonth(figure, row, values)
  if (inMonth) return inMonth
  const beside = besides(figure, own)
  if (beside) return beside
  if (values.changes.has(isRegistered)) {
    const other = values.of(isRegistered) === 1 ? 'salesIfRegistered' : 'salesIfNotRegistered'
    const name = figure === salesExVAT ? other : ifOther.get(figure)
    return name && { from: 'word', name }
  }
  const label = known.get(figure)
  if (figure !== growthOverHorizon || label?.from !== 'word') return label
  return { ...label, month: Number(values.of(horizon)), growth: Number(values.of(growth)) * 100 }
}

/** Numbers that stand in formulas. */
export const numbers: ReadonlyMap<number, readonly [Word, OperandKind]> = new Map([
  [1, ['firstOrder', 'factor']],
  [3, ['bufferMonths', 'factor']],
  [12, ['monthsOfYear', 'factor']],
  [30, ['daysOfMonth', 'factor']],
  [100, ['hundred', 'factor']],
  [360, ['daysOfYear', 'days']],
  [customsFeeTerms.pct / 100, ['customsFeeRate', 'percent']],
  [customsFeeTerms.min, ['customsFeeLeast', 'money']],
  [customsFeeTerms.max, ['customsFeeMost', 'money']],
  [insuredWageLimit, ['insuredWageLimit', 'money']],
  [zakatRate, ['zakatRate', 'percent']],
])
