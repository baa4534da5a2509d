import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileChooser } from '../../forms/files/file-chooser'
import type { Opened, OpenedPlan } from '../../forms/files/opened'
import { RefusedPlans } from '../../forms/files/refused-plans'
import { useFile } from '../../forms/files/use-file'
import { WorkbookNotes } from '../../forms/files/workbook-notes'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Modal, ModalActions } from '../../ui/overlays/modal'
import { useCreateAll } from './use-create-all'

interface OpenDialogProps {
  /** The names that projects have already. */
  taken: readonly string[]
  onClose: () => void
}

/** Opens a file of plans: each that is ticked becomes a project of its own, so nothing is replaced. */
export function OpenDialog({ taken, onClose }: OpenDialogProps) {
  const { t } = useTranslation(['files', 'common'])
  const { state, open, cancel } = useFile()
  const opened = state.kind === 'opened' ? state.opened : null
  return (
    <Modal title={t('files:title')} onClose={onClose}>
      {opened?.kind === 'plans' ? (
        <Plans opened={opened} taken={taken} onBack={cancel} onClose={onClose} />
      ) : (
        <>
          <p className="mt-2 text-muted">{t('files:introProjects')}</p>
          {opened ? (
            <div role="alert" className="mt-4">
              <Notice variant="warning">{t('files:projects.products')}</Notice>
            </div>
          ) : null}
          <FileChooser state={opened ? { kind: 'waiting' } : state} onFile={open} onCancel={cancel} />
          <ModalActions>
            <Button onClick={onClose}>{t('common:close')}</Button>
          </ModalActions>
        </>
      )}
    </Modal>
  )
}

interface PlansProps extends OpenDialogProps {
  opened: Extract<Opened, { kind: 'plans' }>
  onBack: () => void
}

function Plans({ opened: { plans, refused }, taken, onBack, onClose }: PlansProps) {
  const { t } = useTranslation('files')
  const [ticked, setTicked] = useState<ReadonlySet<OpenedPlan>>(() => new Set(plans))
  const chosen = plans.filter((plan) => ticked.has(plan))
  const tick = (plan: OpenedPlan, isTicked: boolean) =>
    setTicked((now) => new Set(isTicked ? [...now, plan] : [...now].filter((other) => other !== plan)))
  const { createAll, done, total, failure, isBusy } = useCreateAll({
    taken,
    onCreated: (plan) => tick(plan, false),
    onDone: onClose,
  })
  return (
    <>
      <div className="mt-2 flex flex-col gap-3">
        <div role="alert" className="empty:hidden">
          {failure ? <Notice variant="error">{t('projects.failed', failure)}</Notice> : null}
        </div>
        <p>{t('projects.found', { count: plans.length })}</p>
        <ul className="max-h-[50dvh] divide-y divide-line overflow-y-auto rounded-control border border-line px-3">
          {plans.map((plan, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the plans of a file never change places, and two may bear one name.
            <li key={index}>
              <label className="flex min-h-11 items-center gap-3 py-2">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-accent"
                  checked={ticked.has(plan)}
                  disabled={isBusy}
                  onChange={(event) => tick(plan, event.target.checked)}
                />
                <bdi className="min-w-0 break-words">{plan.name || t('backup.untitled')}</bdi>
              </label>
            </li>
          ))}
        </ul>
        {plans.map(({ workbook }) => (workbook ? <WorkbookNotes key="workbook" workbook={workbook} /> : null))}
        <RefusedPlans refused={refused} />
      </div>
      <ModalActions>
        <Button onClick={onBack} disabled={isBusy}>
          {t('another')}
        </Button>
        <Button variant="primary" disabled={isBusy || chosen.length === 0} onClick={() => createAll(chosen)}>
          {isBusy
            ? t('projects.creating', { done: done + 1, count: total })
            : t('projects.create', { count: chosen.length })}
        </Button>
      </ModalActions>
    </>
  )
}
