import { createdPlan, noDefaults } from '../../plan/evaluator-defaults'
import { withOriginsSettled } from '../../plan/origins'
import { blankProduct, type Plan } from '../../plan/plan'
import { missingAnswers, withQuestionsSettled } from '../unanswered'

/** A new plan with one product that has a price and units alone. */
export const begun = (): Plan => ({
  ...createdPlan(noDefaults),
  products: [{ ...blankProduct('product-1'), name: 'Oud', unitPriceInclVAT: 45, unitsPerMonth: 400 }],
})

/** What is asked of a plan. */
export const questions = (plan: Plan) => missingAnswers(plan).map(({ question }) => question)

/** The plan after an edit at `place`: what it answers is settled. */
export const edited = (plan: Plan, changes: Partial<Plan>, place: string) =>
  withQuestionsSettled(plan, withOriginsSettled(plan, { ...plan, ...changes }, { place, isEmptied: false }), place)

/** One product, the first unless said, with other figures. */
export const withProduct = (
  plan: Plan,
  changes: Partial<Plan['products'][number]>,
  at = 0,
): Pick<Plan, 'products'> => ({
  products: plan.products.map((product, index) => (index === at ? { ...product, ...changes } : product)),
})
