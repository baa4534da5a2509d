import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Plan } from '../../../domain/plan/plan'
import { OpenDialog } from '../../../files/dialogs/open-dialog'
import type { Opened, OpenedPlan } from '../../../files/opened'
import { Notice } from '../../../ui/notice'
import { useUndoToast } from '../../state/undo/use-undo'
import { BackupPlans } from './backup-plans'
import { PlanPreview } from './plan-preview'
import { ProductsPreview } from './products-preview'
import { replacePlan } from './replace-plan'
import { type Place, useTarget } from './target'

export interface OpenPlanProps {
  place: Place
  /** Keeps the plan as it is before another replaces it. */
  keepBefore?: () => Promise<unknown>
  onClose: () => void
}

/** Opens a file over the plan on the screen: shows what it changes, and changes it once that is agreed to. */
export function OpenPlan(props: OpenPlanProps) {
  const { t } = useTranslation('files')
  const [chosen, setChosen] = useState<OpenedPlan | null>(null)
  const found = (opened: Opened, backToFile: () => void) => {
    const [only, other] = opened.kind === 'plans' ? opened.plans : []
    const plan = chosen ?? (other ? null : (only ?? null))
    const back = () => {
      setChosen(null)
      backToFile()
    }
    return {
      title: t(plan ? 'preview.title' : opened.kind === 'table' ? 'products.list' : 'title'),
      page: <Found {...props} opened={opened} plan={plan} onChoose={setChosen} onBack={back} />,
    }
  }
  return <OpenDialog intro={t('intro')} found={found} onClose={props.onClose} />
}

interface FoundProps extends OpenPlanProps {
  opened: Opened
  /** The one plan of the file, or the one of several that was chosen. */
  plan: OpenedPlan | null
  onChoose: (plan: OpenedPlan) => void
  onBack: () => void
}

function Found({ opened, plan: chosen, place, keepBefore, onChoose, onBack, onClose }: FoundProps) {
  const { t } = useTranslation('files')
  const { current, put } = useTarget(place)
  const sayOpened = useUndoToast()
  const [before] = useState(current)
  const [progress, setProgress] = useState<'asked' | 'busy' | 'failed'>('asked')
  const running = useRef<AbortController | null>(null)
  // Closing the question, or wanting another file, is an answer too.
  useEffect(() => () => running.current?.abort(), [])
  const replace = async (plan: Plan, name: string) => {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setProgress('busy')
    const end = await replacePlan({ keep: async () => before && keepBefore?.(), put: () => put(plan), signal })
    if (end === 'failed') setProgress('failed')
    if (end !== 'replaced') return
    onClose()
    sayOpened(t('preview.done', { name }))
  }
  if (opened.kind === 'table') return <ProductsPreview table={opened} place={place} onBack={onBack} onClose={onClose} />
  if (!chosen) return <BackupPlans {...opened} onBack={onBack} onChoose={onChoose} />
  return (
    <>
      {progress === 'failed' ? (
        <div role="alert" className="mt-2">
          <Notice variant="error">{t('preview.failed')}</Notice>
        </div>
      ) : null}
      <PlanPreview
        opened={chosen}
        before={before}
        keepsVersion={keepBefore !== undefined}
        isBusy={progress === 'busy'}
        onBack={onBack}
        onOpen={(plan, name) => void replace(plan, name)}
      />
    </>
  )
}
