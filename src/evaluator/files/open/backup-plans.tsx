import { useTranslation } from 'react-i18next'
import { RefusedPlans } from '../../../files/dialogs/refused-plans'
import type { OpenedPlan, RefusedPlan } from '../../../files/opened'
import { Button } from '../../../ui/button'
import { ModalActions } from '../../../ui/overlays/modal'

interface BackupPlansProps {
  plans: readonly OpenedPlan[]
  refused: readonly RefusedPlan[]
  onBack: () => void
  onChoose: (plan: OpenedPlan) => void
}

/** The plans of a backup, of which one is opened here. */
export function BackupPlans({ plans, refused, onBack, onChoose }: BackupPlansProps) {
  const { t } = useTranslation('files')
  return (
    <>
      <div className="mt-2 flex flex-col gap-3">
        <p>{t('backup.choose')}</p>
        <ul className="relative flex max-h-[50dvh] flex-col gap-2 overflow-y-auto p-1">
          {plans.map((plan, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the plans of a file never change places, and two may bear one name.
            <li key={index}>
              <Button className="w-full justify-start py-2 text-start" onClick={() => onChoose(plan)}>
                <bdi className="min-w-0 break-words">{plan.name || t('backup.untitled')}</bdi>
              </Button>
            </li>
          ))}
        </ul>
        <RefusedPlans refused={refused} />
      </div>
      <ModalActions>
        <Button onClick={onBack}>{t('another')}</Button>
      </ModalActions>
    </>
  )
}
