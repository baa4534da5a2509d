import { fixedCosts, monthlyAmount } from '../domain/fixed-costs'
import { type LandedCost, landedCost, wholeUnits } from '../domain/landed-cost'
import { opsOverheadIds, techOverheadIds } from '../domain/options'
import { countedPaymentMethods, totalPaymentShare } from '../domain/payment-fees'
import type { OverheadItem, Plan } from '../domain/plan'
import type { ExplainContext, Formula, Operand } from './explain'
import type { Kind } from './result-kinds'

type Term = readonly [name: string, value: number, kind: Kind]

/** What an operand is called in the texts of the founder, or by the dictionary key that starts with '@'. */
function operand(name: string, value: number, kind: Kind | 'rate'): Operand {
  return { label: { from: 'text', text: name }, value, kind }
}

/** A sum of the founder's own lines; of none it is 0. */
export function sumOf(terms: readonly Term[]): Formula {
  if (terms.length === 0) return { template: '0' }
  const own = Object.fromEntries(terms.map(([name, value, kind], at) => [`term${at}`, operand(name, value, kind)]))
  return { template: terms.map((_, at) => `{term${at}}`).join(' + '), own }
}

interface NamedItem {
  name: string
  item: OverheadItem
}

function named(plan: Plan, group: 'tech' | 'ops'): NamedItem[] {
  const ids = group === 'tech' ? techOverheadIds : opsOverheadIds
  const custom = group === 'tech' ? plan.customOverheadsTech : plan.customOverheadsOps
  return [
    ...ids.map((id) => ({ name: `@overheads.${id}`, item: plan.overheads[id] })),
    ...custom.map((item) => ({ name: item.name, item })),
  ]
}

/** The overheads of a group, each as what it costs a month; those of nothing are left out. */
export function itemsOf(plan: Plan, group: 'tech' | 'ops'): Formula {
  const items = named(plan, group).map(({ name, item }): Term => [name, monthlyAmount(item), 'money'])
  return sumOf(items.filter(([, amount]) => amount > 0))
}

export function teamItems(plan: Plan): Formula {
  const names = plan.team.map((member) => (member.role === 'custom' ? member.customRole : member.role))
  return sumOf(plan.team.map((member, at): Term => [names[at] ?? '', member.monthlyCost, 'money']))
}

/** The one-time costs: what each adds to a month, or its whole amount. */
export function oneTimeItems(plan: Plan, measure: 'monthly' | 'whole'): Formula {
  const items = [...named(plan, 'tech'), ...named(plan, 'ops')].filter(({ item }) => item.mode === 'oneTime')
  const costs = fixedCosts(plan).oneTime
  const terms = items.map(({ name }, at): Term => {
    const cost = costs[at]
    return [name, (measure === 'monthly' ? cost?.monthly : cost?.amount) ?? 0, 'money']
  })
  return sumOf(terms)
}

/** An average over the products, weighted by units; plain when nothing is sold. */
export function weighted(plan: Plan, part: keyof LandedCost, kind: Kind): Formula {
  const { products } = plan
  if (products.length === 0) return { template: '0' }
  const sold = products.some((product) => wholeUnits(product) > 0)
  const own: Record<string, Operand> = {}
  const terms = products.map((product, at) => {
    own[`value${at}`] = operand(product.name, landedCost(product)[part], kind)
    own[`units${at}`] = operand(product.name, wholeUnits(product), 'count')
    return sold ? `{value${at}} × {units${at}}` : `{value${at}}`
  })
  const divisor = sold ? '{totalUnits}' : String(products.length)
  return { template: `(${terms.join(' + ')}) ÷ ${divisor}`, own }
}

/** The fee by payment method; undefined while one average fee holds. */
export function feeByMethod({ plan, evaluation }: ExplainContext): Formula | undefined {
  if (plan.paymentMode !== 'advanced') return undefined
  const methods = countedPaymentMethods(plan).filter((method) => method.share > 0)
  const total = totalPaymentShare(methods)
  if (total === 0) return undefined
  const value = evaluation.monthly.valuePerOrder ?? 0
  const own: Record<string, Operand> = {}
  const terms = methods.map((method, at) => {
    const name = `@paymentMethods.${method.id}`
    own[`share${at}`] = operand(name, (method.share / total) * 100, 'percent')
    own[`fee${at}`] = operand(name, (value * method.percent) / 100 + method.fixed, 'money')
    return `{share${at}} × {fee${at}}`
  })
  return { template: terms.join(' + '), own }
}
