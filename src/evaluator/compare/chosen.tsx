import { useTranslation } from 'react-i18next'
import { RetryNotice } from '../../layout/retry-notice'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { VatWordsFor } from '../state/vat-words'
import type { ComparedKey } from './compared-keys'
import { ComparedPlans } from './compared-plans'
import { ComparedScenarios } from './compared-scenarios'
import { useComparedPlans } from './use-compared-plans'

interface ChosenProps {
  chosen: readonly ComparedKey[]
  onLeaveOut: (...keys: string[]) => void
}

/** What was chosen, side by side; what is no longer there can be left out. */
export function Chosen({ chosen, onLeaveOut }: ChosenProps) {
  const { t } = useTranslation('compare')
  const { plans, gone, isLoading, failed } = useComparedPlans(chosen)
  if (failed) return <RetryNotice onRetry={() => void failed.refetch()}>{t('failed')}</RetryNotice>
  if (isLoading) return <p role="status">{t('loading')}</p>
  const [only] = plans
  return (
    <>
      {gone.length > 0 ? (
        <Notice variant="warning">
          <p>{t('gone')}</p>
          <Button className="mt-2" onClick={() => onLeaveOut(...gone.map(({ key }) => key))}>
            {t('leaveOut')}
          </Button>
        </Notice>
      ) : null}
      <VatWordsFor isRegistered={plans.some(({ plan }) => plan.vatRegistered)}>
        {plans.length > 1 ? <ComparedPlans plans={plans} /> : only ? <ComparedScenarios compared={only} /> : null}
      </VatWordsFor>
    </>
  )
}
