import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Plan } from '../../domain/plan/plan'
import { FileChooser } from '../../forms/files/file-chooser'
import type { Opened, OpenedPlan } from '../../forms/files/opened'
import { useFile } from '../../forms/files/use-file'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Modal, ModalActions } from '../../ui/overlays/modal'
import { useUndoToast } from '../state/use-undo'
import { BackupPlans } from './backup-plans'
import { PlanPreview } from './plan-preview'
import { ProductsPreview } from './products-preview'
import { replacePlan } from './replace-plan'
import { type Place, useTarget } from './target'

interface OpenDialogProps {
  place: Place
  /** Keeps the plan as it is before another replaces it. */
  keepBefore?: () => Promise<unknown>
  onClose: () => void
}

/** Opens a file over the plan on the screen: shows what it changes, and changes it once that is agreed to. */
export function OpenDialog({ place, keepBefore, onClose }: OpenDialogProps) {
  const { t } = useTranslation(['files', 'common'])
  const { state, open, cancel } = useFile()
  const isOpened = state.kind === 'opened'
  const isPlan = isOpened && state.opened.kind === 'plans'
  return (
    <Modal
      title={t(isPlan ? 'files:preview.title' : isOpened ? 'files:products.title' : 'files:title')}
      onClose={onClose}
    >
      {isOpened ? (
        <Found
          opened={state.opened}
          place={place}
          onBack={cancel}
          onClose={onClose}
          {...(keepBefore && { keepBefore })}
        />
      ) : (
        <>
          <p className="mt-2 text-muted">{t('files:intro')}</p>
          <FileChooser state={state} onFile={open} onCancel={cancel} />
          <ModalActions>
            <Button onClick={onClose}>{t('common:close')}</Button>
          </ModalActions>
        </>
      )}
    </Modal>
  )
}

interface FoundProps extends OpenDialogProps {
  opened: Opened
  onBack: () => void
}

function Found({ opened, place, keepBefore, onBack, onClose }: FoundProps) {
  const { t } = useTranslation('files')
  const { current, put } = useTarget(place)
  const sayOpened = useUndoToast()
  const [before] = useState(current)
  const only = opened.kind === 'plans' && opened.plans.length === 1 ? opened.plans[0] : undefined
  const [chosen, setChosen] = useState<OpenedPlan | undefined>(only)
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
  if (!chosen) return <BackupPlans {...opened} onBack={onBack} onChoose={setChosen} />
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
