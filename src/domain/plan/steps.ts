import { landedCostsOf } from '../model/generated/slices.gen'
import { amountOf } from '../model/numbers'
import { type ProjectStatus, type StepId, stepIds } from '../options'
import { missingAnswers } from '../rules/unanswered'
import { planAsCreated } from './evaluator-defaults'
import type { Plan } from './plan'
import { productCostFields, stepFields } from './plan-fields'

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

function isSet(plan: Plan, created: Plan, fields: readonly (keyof Plan)[]): boolean {
  return fields.some((field) => plan[field] !== created[field])
}

function hasName(plan: Plan, created: Plan): boolean {
  return (['storeName', 'productName'] as const).some(
    (field) => plan[field].trim() !== '' && plan[field] !== created[field],
  )
}

function hasCosts(plan: Plan, created: Plan): boolean {
  return (
    plan.team.length > 0 ||
    (['packagingPerOrder', 'shippingPerOrder'] as const).some(
      (field) => amountOf(plan[field]) > 0 && plan[field] !== created[field],
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
 * The steps that are done. What counts as set differs from the plan as it was created: the blank plan, or one that
 * was filled with an administrator's defaults. Costs and results are not done while costs are unanswered. Source: docs/model.md, 'Steps'.
 */
export function stepsDone(plan: Plan, created: Plan = planAsCreated(plan)): ReadonlySet<StepId> {
  const done = new Set<StepId>()
  const hasPrice = plan.products.some((product) => amountOf(product.unitPriceInclVAT) > 0)
  if (hasName(plan, created)) done.add('setup')
  if (hasPrice) done.add('revenue')
  const isAnswered = missingAnswers(plan).length === 0
  if (isAnswered && hasCosts(plan, created)) done.add('costs')
  if (plan.enableAdvancedAnalysis || isSet(plan, created, assumptionsOfGrowth)) done.add('advanced')
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
