import { numberNames } from '../../../../../domain/plan/field'
import type { Plan } from '../../../../../domain/plan/plan'
import { productCostFields } from '../../../../../domain/plan/plan-fields'
import { stepOfPath } from '../../../../../domain/rules/steps'
import { isOpenField, missingAnswers } from '../../../../../domain/rules/unanswered'
import { valueAtPath } from '../../../../../domain/text/value-at-path'
import { type WorkbookInput, workbookInputs } from '../../../../../files/workbook/format'

/** An input that the figures rest on. */
export interface Assumption {
  path: string
  value: unknown
}

/** What a supplier's price is built up with to the landed cost. */
const builtFrom = new Set<string>(
  numberNames(productCostFields).filter((name) => name !== 'unitCostLanded' && name !== 'exFactoryPrice'),
)

function isProductPartInUse({ products }: Plan, path: string): boolean {
  const [, at = '', part = ''] = path.split('.')
  const isBuilt = (products[Number(at)]?.exFactoryPrice ?? 0) > 0
  if (part === 'unitCostLanded') return !isBuilt
  // That something is not sent is the exception that must be said; of the other products it is said beside it.
  if (part === 'needsDelivery') return products.some(({ needsDelivery }) => !needsDelivery)
  return part === 'exFactoryPrice' || builtFrom.has(part) ? isBuilt : true
}

/** Whether a part of the plan is in use: what is switched off is no assumption, but that it is off is one. */
const isInUse: Record<string, (plan: Plan, path: string) => boolean> = {
  // That cash by month is shown is none: no figure of the plan rests on it.
  cashPlan: ({ cashPlan }, path) => cashPlan.enabled && path !== 'cashPlan.enabled',
  season: ({ season }, path) => path === 'season.mode' || path.startsWith(`season.${season.mode}`),
  products: isProductPartInUse,
  paymentMethods: (plan, path) => {
    const [list = '', at = '', part = ''] = path.split('.')
    return plan.paymentMode !== 'basic' && (part === 'share' || valueAtPath(plan, `${list}.${at}.share`) !== 0)
  },
  codSharePct: ({ paymentMode }) => paymentMode === 'basic',
  paymentBasicPercent: ({ paymentMode }) => paymentMode === 'basic',
  paymentBasicFixed: ({ paymentMode }) => paymentMode === 'basic',
}

/** What stands on the step of the advanced analysis and is read without it. */
const withoutAdvanced = new Set(['enableAdvancedAnalysis', 'cashPlan', 'season', 'startMonth', 'rampMonths'])

/** Names stand in the labels of their figures; how often a bill comes, and with VAT or not, is nothing where there is none. */
function saysSomething(plan: Plan, path: string): boolean {
  const [group = '', at = '', part = ''] = path.split('.')
  if (['storeName', 'currency'].includes(path) || part === 'name') return false
  if (part !== 'mode' && part !== 'months' && part !== 'chargesVat') return true
  const item = `${group}.${at}`
  if (group === 'season' || group === 'cashPlan') return true
  return (
    valueAtPath(plan, `${item}.amount`) !== 0 && (part !== 'months' || valueAtPath(plan, `${item}.mode`) === 'oneTime')
  )
}

/** Whether an input still has to be entered: what stands there is not the plan's own. */
function isMissing(plan: Plan, path: string): boolean {
  const [list, at, part] = path.split('.')
  const asked = list === 'products' && part === 'unitCostLanded' ? `products.${at}.exFactoryPrice` : path
  return (
    missingAnswers(plan).some((missing) => missing.path === asked) || (list !== 'products' && isOpenField(plan, path))
  )
}

/** Every input in use: those that say something of their own, those that are 0, and those that are not entered yet. */
export function assumptionsOf(plan: Plan): { stated: Assumption[]; zero: string[]; missing: string[] } {
  const used = ({ path }: WorkbookInput) => {
    const [group = ''] = path.split('.')
    if (stepOfPath(path) === 'advanced' && !plan.enableAdvancedAnalysis && !withoutAdvanced.has(group)) return false
    return (isInUse[group]?.(plan, path) ?? true) && saysSomething(plan, path)
  }
  // What the owner takes is no cost, so no cell of a workbook counts it; the verdict does.
  const paths = [
    ...workbookInputs(plan)
      .filter(used)
      .map(({ path }) => path),
    'ownerPayMo',
  ]
  const all = paths
    .map((path) => ({ path, value: valueAtPath(plan, path) }))
    .filter(({ value }) => value !== undefined && value !== null)
  const missing = new Set(all.filter(({ path }) => isMissing(plan, path)).map(({ path }) => path))
  const given = all.filter(({ path }) => !missing.has(path))
  return {
    stated: given.filter(({ value }) => value !== 0),
    zero: given.filter(({ value }) => value === 0).map(({ path }) => path),
    // How often a bill comes is not asked for by itself.
    missing: [...missing].filter((path) => !/\.(mode|months|chargesVat)$/.test(path)),
  }
}
