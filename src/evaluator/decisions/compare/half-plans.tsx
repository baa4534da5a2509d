import { useTranslation } from 'react-i18next'
import type { Plan } from '../../../domain/plan/plan'
import { missingAnswers } from '../../../domain/rules/unanswered'
import { Notice } from '../../../ui/notice'
import type { ComparedPlan } from './compared-plan'

const sellsSomething = ({ products }: Plan) =>
  products.some(({ unitsPerMonth }) => unitsPerMonth > 0) &&
  products.some(({ unitPriceInclVAT }) => unitPriceInclVAT > 0)

/** Figures of a plan that is not all answered are no verdict on it. */
export function HalfPlans({ plans }: { plans: readonly ComparedPlan[] }) {
  const { t } = useTranslation('compare')
  return plans.map(({ id, name, plan }) => {
    const problem = !sellsSomething(plan) ? 'noResult' : missingAnswers(plan).length > 0 ? 'incomplete' : null
    return problem ? (
      <Notice key={id} variant="warning">
        {t(problem, { name })}
      </Notice>
    ) : null
  })
}
