import { withProduct } from '../edits/sales-mix'
import type { Evaluation } from '../model/evaluation'
import { landedCostsOf } from '../model/generated/slices.gen'
import { wholeUnits } from '../model/month/landed-cost'
import { amountOf } from '../numbers'
import type { Verdict } from '../options'
import { withOrigin } from '../plan/origins'
import { blankPlan, exampleFigures, type Plan, type Product } from '../plan/plan'
import { productCostFields } from '../plan/plan-fields'
import { type CostQuestion, costQuestions, type OpenQuestion } from '../questions'
import { isFigure, isFigureAnswered, isFigureOf, openFigures as openByThemselves } from './open-figures'

// What is still unanswered about a plan. While anything is missing, our screens show no verdict on it.

/** Something that is still to be answered, and the field where it is. */
export interface MissingAnswer {
  /** `example`: a product whose price or units are still those that it was added with. */
  question: OpenQuestion
  /** The dot path of the field that answers it. */
  path: string
  /** The product that is asked about; null for what concerns the whole plan. */
  productName: string | null
}

type Question = Exclude<CostQuestion, 'productCost'>

/** The fields of each question; any of them answers it. */
const fieldsOf = {
  delivery: ['shippingPerOrder', 'packagingPerOrder', 'fulfillmentPerOrder'],
  marketing: ['customerAcquisitionCost', 'influencersMo', 'paidAdsMo'],
  fixedCosts: ['overheads', 'customOverheadsTech', 'customOverheadsOps', 'team', 'contingencyMo'],
} as const satisfies Record<Question, readonly (keyof Plan)[]>

/** Where the answer to a question is typed: of delivery, the amount that is not there yet. */
export function pathOf({ shippingPerOrder, packagingPerOrder }: Plan, question: Question): string {
  switch (question) {
    case 'delivery':
      return shippingPerOrder !== 0 && packagingPerOrder === 0 ? 'packagingPerOrder' : 'shippingPerOrder'
    case 'marketing':
      return 'customerAcquisitionCost'
    default:
      return 'overheads.ecommercePlatform.amount'
  }
}

const exampleFields = ['unitPriceInclVAT', 'unitsPerMonth', 'exFactoryPrice'] as const
export type ExampleField = (typeof exampleFields)[number]

/** Whether a product was added and not yet answered for. A question has precedence over a product of its name. */
export function isExample({ unanswered }: Plan, { id }: Product): boolean {
  return unanswered.includes(id) && !costQuestions.some((question) => question === id)
}

function hasCost(plan: Plan): (product: Product) => boolean {
  return (product) => landedCostsOf({ ...plan, products: [product] }).products.some(({ landed }) => landed > 0)
}

const isAsAdded = (product: Product, field: ExampleField) => product[field] === exampleFigures[field]

/** The figures of an example that are not its own yet: those that it was added with, and those that were emptied. */
function openFigures(plan: Plan, product: Product): ExampleField[] {
  const isNone = (field: ExampleField) => (field === 'exFactoryPrice' ? !hasCost(plan)(product) : product[field] === 0)
  return exampleFields.filter((field) => isAsAdded(product, field) || isNone(field))
}

/** Whether a figure of a product is still the one that it was added with. */
export function isExampleFigure(plan: Plan, product: Product, field: ExampleField): boolean {
  return isExample(plan, product) && isAsAdded(product, field)
}

/** Whether all that is open about an example is a cost of nothing, which can be said with one tap. */
export function isCostAlone(plan: Plan, product: Product): boolean {
  return openFigures(plan, product).join() === 'exFactoryPrice' && !hasCost(plan)(product)
}

function missingProductCosts(plan: Plan): MissingAnswer[] {
  if (!plan.unanswered.includes('productCost')) return []
  // An example has a cost, and is asked about by itself.
  const ownProducts = plan.products.filter((product) => !isExample(plan, product))
  if (ownProducts.length === 0 && plan.products.length > 0) return []
  const costs = hasCost(plan)
  const missing = plan.products.flatMap((product, index) => {
    if (!ownProducts.includes(product) || costs(product)) return []
    const path = `products.${index}.exFactoryPrice`
    return [{ question: 'productCost' as const, path, productName: product.name.trim() }]
  })
  const path = plan.products.length === 0 ? 'products' : 'products.0.exFactoryPrice'
  return missing.length > 0 ? missing : [{ question: 'productCost', path, productName: null }]
}

function missingExamples(plan: Plan): MissingAnswer[] {
  return plan.products.flatMap((product, index) => {
    if (!isExample(plan, product)) return []
    const [field = 'unitPriceInclVAT'] = openFigures(plan, product)
    const question = field === 'exFactoryPrice' ? ('productCost' as const) : ('example' as const)
    return [{ question, path: `products.${index}.${field}`, productName: product.name.trim() }]
  })
}

/** Files, courses and services are not sent. */
const isNothingSent = ({ products }: Plan) =>
  products.length > 0 && products.every(({ needsDelivery }) => !needsDelivery)

function isQuestionOpen(plan: Plan, question: Question): boolean {
  return plan.unanswered.includes(question) && !(question === 'delivery' && isNothingSent(plan))
}

/** What was found for each plan: a key asks several times about the same one. */
const known = new WeakMap<Plan, readonly MissingAnswer[]>()

/**
 * What a plan still has to be asked, in the order of its steps: while there is anything, our screens show its profit as
 * one before costs, and no verdict, badge or score. Source: docs/model.md, 'Questions'.
 */
export function missingAnswers(plan: Plan): readonly MissingAnswer[] {
  const found = known.get(plan) ?? missingFrom(plan)
  known.set(plan, found)
  return found
}

function missingFrom(plan: Plan): readonly MissingAnswer[] {
  const questions = (['delivery', 'marketing', 'fixedCosts'] as const).filter((question) =>
    isQuestionOpen(plan, question),
  )
  const products = [...missingExamples(plan), ...missingProductCosts(plan)]
  const isOpenAlone = (index: number) =>
    !products.some(({ path }) => path === 'products.0.exFactoryPrice' || path.startsWith(`products.${index}.`))
  return [
    ...products,
    ...questions.map((question) => ({ question, path: pathOf(plan, question), productName: null })),
    ...openByThemselves(plan, isOpenAlone).filter(({ question }) => !questions.some((open) => open === question)),
  ]
}

/** Whether a question of the costs is open: where it is asked it can be answered with one tap. */
export function isOpen(plan: Plan, question: CostQuestion): boolean {
  // An example is asked about by itself.
  const examples = new Set(missingExamples(plan).map(({ path }) => path))
  return missingAnswers(plan).some((missing) => missing.question === question && !examples.has(missing.path))
}

/** Whether the field at a path belongs to a question that is open: what stands there is not the founder's. */
export function isOpenField(plan: Plan, path: string): boolean {
  const [root = '', , field = ''] = path.split('.')
  if (root === 'products') return field === 'exFactoryPrice' && isOpen(plan, 'productCost')
  const questions = (['delivery', 'marketing', 'fixedCosts'] as const).filter((question) =>
    isQuestionOpen(plan, question),
  )
  return questions.some((question) => fieldsOf[question].some((own) => own === root))
}

const isNothing = (value: unknown): boolean =>
  typeof value === 'number' ? value === 0 : Array.isArray(value) && value.length === 0

/** Whether what stands in the fields of a question is nothing, so that accepting it says that it costs nothing. */
export function costsNothing(plan: Plan, question: CostQuestion): boolean {
  if (question === 'productCost')
    return !plan.products.some((product) => !isExample(plan, product) && hasCost(plan)(product))
  return fieldsOf[question].every((field) =>
    field === 'overheads' ? Object.values(plan.overheads).every(({ amount }) => amount === 0) : isNothing(plan[field]),
  )
}

function without(plan: Plan, entry: string): Plan {
  return { ...plan, unanswered: plan.unanswered.filter((other) => other !== entry) }
}

/** Where a product costs nothing that is said to: it is no open figure any more. */
function withFreeProducts(plan: Plan): Plan {
  const free = landedCostsOf(plan).products.flatMap(({ landed }, index) =>
    landed === 0 ? [`products.${index}.exFactoryPrice`] : [],
  )
  return withOrigin(plan, free, 'none')
}

/** The plan with what stands in the fields of some questions taken for the answer. */
export function withAnswered(plan: Plan, questions: readonly CostQuestion[]): Plan {
  const answered = questions.reduce<Plan>(without, plan)
  const unanswered = answered.unanswered.filter((entry) => !questions.some((one) => isFigureOf(plan, entry, one)))
  const settled = unanswered.length === answered.unanswered.length ? answered : { ...answered, unanswered }
  return questions.includes('productCost') ? withFreeProducts(settled) : settled
}

/** The plan with the figures of an example taken for the product's own. */
export function withExampleTaken(plan: Plan, { id }: Product): Plan {
  const taken = withFreeProducts(without(plan, id))
  return taken.products.every(hasCost(taken)) ? without(taken, 'productCost') : taken
}

/** The plan with a product added that stands as an example until its figures are touched or taken. */
export function withExampleProduct(plan: Plan, product: Product): Plan {
  const added = withProduct(plan, product)
  const at = added.products.findIndex(({ id }) => id === product.id)
  const examples = exampleFields.map((field) => `products.${at}.${field}`)
  return { ...withOrigin(added, examples, 'example'), unanswered: [...added.unanswered, product.id] }
}

const costFields = Object.keys(productCostFields)

function isCostOf(place: string): number | null {
  const [list, index, field = ''] = place.split('.')
  return list === 'products' && costFields.includes(field) ? Number(index) : null
}

function changedCost(before: Product | undefined, after: Product): boolean {
  return (
    before !== undefined &&
    before !== after &&
    costFields.some((field) => Reflect.get(before, field) !== Reflect.get(after, field))
  )
}

/** An example's own cost answers nothing about products that were not examples. */
function isProductCostAnswered(before: Plan, after: Plan, place: string): boolean {
  const typedAt = isCostOf(place)
  const ownProducts = after.products.filter((product) => !isExample(after, product))
  return after.products.some((product, index) => {
    if (ownProducts.length > 0 && !ownProducts.includes(product)) return false
    return (
      index === typedAt ||
      changedCost(
        before.products.find(({ id }) => id === product.id),
        product,
      )
    )
  })
}

function isAnswered(entry: string, before: Plan, after: Plan, place: string): boolean {
  if (entry === 'productCost') return isProductCostAnswered(before, after, place)
  if (entry === 'delivery' || entry === 'marketing' || entry === 'fixedCosts') {
    const [field] = place.split('.')
    return fieldsOf[entry].some((own) => own === field || before[own] !== after[own])
  }
  if (isFigure(before, entry)) return isFigureAnswered(entry, after, place)
  if (!before.products.some(({ id }) => id === entry)) return false
  const product = after.products.find(({ id }) => id === entry)
  return product === undefined || openFigures(after, product).length === 0
}

/**
 * The plan after an edit, without the questions that the edit answered: a field of theirs was touched, at `place` or by what
 * a button does. An example is answered once each of its figures was typed over, or the product is gone. An edit that
 * writes `unanswered` itself is left alone.
 */
export function withQuestionsSettled(before: Plan, after: Plan, place: string): Plan {
  const { unanswered } = after
  if (unanswered.length === 0 || unanswered !== before.unanswered) return after
  const open = unanswered.filter((entry) => !isAnswered(entry, before, after, place))
  return open.length === unanswered.length ? after : { ...after, unanswered: open }
}

/** An example's cost says nothing about a product of another price or other units. */
function withoutExampleCost(plan: Plan, product: Product): Product {
  const untouched = isExample(plan, product) ? openFigures(plan, product) : []
  const isHalf = untouched.length < exampleFields.length && untouched.includes('exFactoryPrice')
  return isHalf ? { ...product, exFactoryPrice: 0, unitCostLanded: 0 } : product
}

/**
 * The plan without the costs that are still unanswered: what our screens show of its profit while something is missing. An
 * untouched example stays whole. Source: docs/model.md, 'Questions'.
 */
export function planSoFar(plan: Plan): Plan {
  if (plan.unanswered.length === 0) return plan
  const open = (['delivery', 'marketing', 'fixedCosts'] as const).filter((question) => isQuestionOpen(plan, question))
  const fields: readonly (keyof Plan)[] = open.flatMap((question) => fieldsOf[question])
  // A blank plan costs nothing but what it takes to win a customer.
  const nothing: Plan = { ...blankPlan(), customerAcquisitionCost: 0 }
  const products = plan.products.map((product) => withoutExampleCost(plan, product))
  return { ...plan, ...Object.fromEntries(fields.map((field) => [field, nothing[field]])), products }
}

/** What must be added to a plan before there is anything to say of it: a product, units, or a price of what is sold; null where all are there. */
export function lackOfSales({ products }: Plan): 'addProduct' | 'addUnits' | 'addPrice' | null {
  if (products.length === 0) return 'addProduct'
  const sold = products.filter((product) => wholeUnits(product) > 0)
  if (sold.length === 0) return 'addUnits'
  return sold.some(({ unitPriceInclVAT }) => amountOf(unitPriceInclVAT) > 0) ? null : 'addPrice'
}

/** The verdict as our screens show it: none while there is nothing to say of the plan, or something is open. */
export function shownVerdict(plan: Plan, { verdict }: Pick<Evaluation, 'verdict'>): Verdict | null {
  return lackOfSales(plan) !== null || missingAnswers(plan).length > 0 ? null : verdict
}
