import { codShareOf } from '../edits/payment-shares'
import { landedCostsOf } from '../model/generated/slices.gen'
import { wholeUnits } from '../model/month/landed-cost'
import { numberNames } from '../plan/field'
import { fieldId, pathOfField } from '../plan/field-at-path'
import { isOwn, planOriginOf } from '../plan/origins'
import type { Plan } from '../plan/plan'
import { productCostFields } from '../plan/plan-fields'
import type { FigureQuestion } from '../questions'
import { valueAtPath } from '../text/value-at-path'
import { isYesGiven } from './given'

// Figures that are open by themselves: a cost that was emptied, and what nobody has answered for yet.

/** A figure that is open, and where it is typed. */
export interface OpenFigure {
  question: FigureQuestion
  path: string
  /** The product that it is of; null for the whole plan. */
  productName: string | null
}

type TopQuestion = Exclude<FigureQuestion, 'productCost'>

/** The costs of a plan beside its products', by what they are asked under. */
const costs: ReadonlyMap<string, TopQuestion> = new Map([
  ['shippingPerOrder', 'delivery'],
  ['packagingPerOrder', 'delivery'],
  ['fulfillmentPerOrder', 'delivery'],
  ['customerAcquisitionCost', 'marketing'],
  ['influencersMo', 'marketing'],
  ['paidAdsMo', 'marketing'],
  ['contingencyMo', 'fixedCosts'],
  ['paymentBasicPercent', 'paymentFees'],
  ['paymentBasicFixed', 'paymentFees'],
  ['returnProcessingCost', 'returns'],
  ['refusedReturnShipping', 'refusals'],
])

/** Of a price and a landed cost one is enough: a product without both is asked for by itself. */
const productParts = numberNames(productCostFields).filter(
  (name) => name !== 'exFactoryPrice' && name !== 'unitCostLanded',
)

/** The costs in elements of lists and groups: 'overheads.branding.amount'. */
const costsWithin: ReadonlyMap<string, readonly [parts: readonly string[], question: FigureQuestion]> = new Map<
  string,
  readonly [readonly string[], FigureQuestion]
>([
  ['products', [productParts, 'productCost']],
  ['overheads', [['amount'], 'fixedCosts']],
  ['customOverheadsTech', [['amount'], 'fixedCosts']],
  ['customOverheadsOps', [['amount'], 'fixedCosts']],
  ['team', [['monthlyCost'], 'fixedCosts']],
  ['paymentMethods', [['percent', 'fixed'], 'paymentFees']],
])

/** What the cost at a path is asked under; null for what is no cost. */
export function questionOfCost(path: string): FigureQuestion | null {
  const [root = '', , part] = path.split('.')
  if (part === undefined) return costs.get(path) ?? null
  const within = costsWithin.get(root)
  return within?.[0].includes(part) ? within[1] : null
}

function productNameAt(plan: Plan, path: string): string | null {
  const [root, at] = path.split('.')
  const name = root === 'products' ? valueAtPath(plan, `products.${at}.name`) : null
  return typeof name === 'string' ? name.trim() : null
}

/** The costs that were emptied since they were last given. */
function emptiedCosts(plan: Plan): OpenFigure[] {
  return plan.unanswered.flatMap((entry) => {
    const path = pathOfField(plan, entry)
    const question = path === null ? null : questionOfCost(path)
    if (path === null || question === null || valueAtPath(plan, path) !== 0) return []
    return [{ question, path, productName: productNameAt(plan, path) }]
  })
}

/** Products that sell and cost nothing, although that was not said. */
function freeProducts(plan: Plan, isOpenAlone: (index: number) => boolean): OpenFigure[] {
  const { products } = landedCostsOf(plan)
  return plan.products.flatMap((product, index) => {
    const paths = [`products.${index}.exFactoryPrice`, `products.${index}.unitCostLanded`] as const
    if (products[index]?.landed !== 0 || wholeUnits(product) === 0 || !isOpenAlone(index)) return []
    if (paths.some((path) => isOwn(plan, path))) return []
    return [{ question: 'productCost' as const, path: paths[0], productName: product.name.trim() }]
  })
}

/** Refusals, where customers pay at the door and nothing is known of them. */
function openRefusals(plan: Plan): OpenFigure[] {
  const isSent = plan.products.some(({ needsDelivery }) => needsDelivery)
  if (!isSent || codShareOf(plan) <= 0 || plan.codRefusalPct !== 0 || isOwn(plan, 'codRefusalPct')) return []
  return [{ question: 'refusals', path: 'codRefusalPct', productName: null }]
}

/** The share of orders paid at the door, where that was said to be sold and is not typed. */
function openCodShare(plan: Plan): OpenFigure[] {
  if (!isYesGiven(plan, 'sellsOnDelivery') || codShareOf(plan) > 0 || isOwn(plan, 'codSharePct')) return []
  return [{ question: 'codShare', path: 'codSharePct', productName: null }]
}

/** Whether the store is registered: half of what the quick start concludes hangs on it. */
function openRegistration(plan: Plan): OpenFigure[] {
  if (planOriginOf(plan) !== 'quickStart' || plan.vatPct <= 0 || isOwn(plan, 'vatRegistered')) return []
  return [{ question: 'vatRegistration', path: 'vatRegistered', productName: null }]
}

/** What the owner takes, where nobody is paid: work without pay is no profit. */
function openOwnerPay(plan: Plan): OpenFigure[] {
  const origin = planOriginOf(plan)
  const isPaid = plan.team.some(({ monthlyCost }) => monthlyCost > 0)
  if ((origin !== 'quickStart' && origin !== 'starter') || isPaid || plan.ownerPayMo !== null) return []
  return [{ question: 'ownerPay', path: 'ownerPayMo', productName: null }]
}

/** Every figure that is open by itself, in the order of the steps. `isOpenAlone` leaves out products that are asked about whole. */
export function openFigures(plan: Plan, isOpenAlone: (index: number) => boolean): OpenFigure[] {
  const found = [
    ...freeProducts(plan, isOpenAlone),
    ...openRegistration(plan),
    ...emptiedCosts(plan),
    ...openCodShare(plan),
    ...openRefusals(plan),
    ...openOwnerPay(plan),
  ]
  return found.filter(({ path }, at) => found.findIndex((other) => other.path === path) === at)
}

/** The plan with a cost open again whose box was emptied; `before` is the plan as it was when the box was come to. */
export function withReopened(before: Plan, emptied: Plan, path: string): Plan {
  const had = valueAtPath(before, path)
  if (questionOfCost(path) === null || typeof had !== 'number' || had === 0) return emptied
  const entry = fieldId(emptied, path)
  return emptied.unanswered.includes(entry) ? emptied : { ...emptied, unanswered: [...emptied.unanswered, entry] }
}

/** Whether an entry of what is open is a figure by itself that an edit answered: it was typed, or is gone. */
export function isFigureAnswered(entry: string, after: Plan, place: string): boolean {
  const path = pathOfField(after, entry)
  return path === null || path === place || valueAtPath(after, path) !== 0
}

/** Whether an entry of what is open is a figure by itself that is asked under a question. */
export function isFigureOf(plan: Plan, entry: string, question: FigureQuestion): boolean {
  const path = pathOfField(plan, entry)
  return path !== null && questionOfCost(path) === question
}

/** Whether an entry names a figure, and no question or product. */
export const isFigure = (plan: Plan, entry: string): boolean => {
  const path = pathOfField(plan, entry)
  return path !== null && questionOfCost(path) !== null
}
