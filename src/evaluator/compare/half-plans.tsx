import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice'
import { type ComparedPlan, lackOf } from './compared-plan'

/** Figures of a plan that is not all answered are no verdict on it. */
export function HalfPlans({ plans }: { plans: readonly ComparedPlan[] }) {
  const { t } = useTranslation('compare')
  return plans.map(({ id, name, plan }) => {
    const lack = lackOf(plan)
    return lack ? (
      <Notice key={id} variant="warning">
        {t(lack, { name })}
      </Notice>
    ) : null
  })
}
