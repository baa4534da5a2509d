import { landedCostsOf } from '../model/generated/slices.gen'
import { amountOf } from '../numbers'
import { type ProjectStatus, type StepId, stepIds } from '../options'
import { isOwn, originAt } from '../plan/origins'
import type { Plan } from '../plan/plan'
import { productCostFields, stepFields } from '../plan/plan-fields'
import { missingAnswers } from './unanswered'

const stepsBesideCosts = ['setup', 'revenue', 'advanced'] as const

/** The later fields that are typed on another step than the costs. */
const laterFieldSteps: ReadonlyMap<string, StepId> = new Map([
  ['vatRegistered', 'revenue'],
  ['salesLast12Months', 'revenue'],
  ['startMonth', 'advanced'],
  ['rampMonths', 'advanced'],
  ['season', 'advanced'],
  ['cashPlan', 'advanced'],
])

/** The step on which the field at a path is typed; a product's costs are typed with the other costs. */
export function stepOfPath(path: string): StepId {
  const [field = '', , part = ''] = path.split('.')
  if (field === 'products' && Object.hasOwn(productCostFields, part)) return 'costs'
  const listed = stepsBesideCosts.find((step) => Object.hasOwn(stepFields[step], field))
  return listed ?? laterFieldSteps.get(field) ?? 'costs'
}

/** True when nothing on the step is an error, so that Next may leave it. */
export function isStepValid(step: StepId, findings: readonly { step: StepId; level: string }[]): boolean {
  return !findings.some((finding) => finding.step === step && finding.level === 'error')
}

/** Whether a figure is no longer what the plan began with; that of a sample counts as one. */
function isSet(plan: Plan, field: string): boolean {
  const origin = originAt(plan, field)
  return isOwn(plan, field) || origin === 'example'
}

const hasName = ({ storeName, productName }: Plan) => [storeName, productName].some((name) => name.trim() !== '')

function hasCosts(plan: Plan): boolean {
  return (
    plan.team.length > 0 ||
    (['packagingPerOrder', 'shippingPerOrder'] as const).some(
      (field) => amountOf(plan[field]) > 0 && isSet(plan, field),
    ) ||
    landedCostsOf(plan).products.some(({ landed }) => landed > 0)
  )
}

const assumptionsOfGrowth = [
  'importLeadTimeMonths',
  'supplierPaymentTermsDays',
  'customerPaymentTermsDays',
  'inventoryTurnoverRate',
  'monthlyGrowthRate',
  'seasonalityFactor',
] as const

/**
 * The steps that are done. What the plan began with, from an administrator or as typical, is not counted, nor a step on which
 * something is still to be answered; costs and results are not done while anything is. Source: docs/model.md, 'Steps'.
 */
export function stepsDone(plan: Plan): ReadonlySet<StepId> {
  const done = new Set<StepId>()
  const hasPrice = plan.products.some((product) => amountOf(product.unitPriceInclVAT) > 0)
  const missing = missingAnswers(plan)
  const isAnswered = missing.length === 0
  if (hasName(plan)) done.add('setup')
  if (hasPrice && !missing.some(({ path }) => stepOfPath(path) === 'revenue')) done.add('revenue')
  if (isAnswered && hasCosts(plan)) done.add('costs')
  if (assumptionsOfGrowth.some((field) => isSet(plan, field))) done.add('advanced')
  if (isAnswered && hasPrice) done.add('results')
  return done
}

/** How much of the plan is done, 0 to 100 in fifths. Source: docs/model.md, 'Steps'. */
export function completionPct(done: ReadonlySet<StepId>): number {
  return (done.size / stepIds.length) * 100
}

/** True when every step that a plan needs is done; the advanced settings are not among them. */
export function isComplete(done: ReadonlySet<StepId>): boolean {
  return (['setup', 'revenue', 'costs', 'results'] as const).every((step) => done.has(step))
}

/** The step to go on with. Source: docs/model.md, 'Steps'. */
export function currentStep(done: ReadonlySet<StepId>): StepId {
  if (done.has('costs')) return done.has('advanced') || isComplete(done) ? 'results' : 'advanced'
  if (done.has('revenue')) return 'costs'
  return done.has('setup') ? 'revenue' : 'setup'
}

/** How far the project has come. Source: docs/model.md, 'Steps'. */
export function projectStatus(done: ReadonlySet<StepId>): ProjectStatus {
  if (done.size === 0) return 'not-started'
  if (done.size === stepIds.length) return 'complete'
  return done.has('costs') ? 'ready-to-review' : 'in-progress'
}
