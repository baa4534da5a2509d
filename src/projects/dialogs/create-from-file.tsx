import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenDialog } from '../../files/dialogs/open-dialog'
import { RefusedPlans } from '../../files/dialogs/refused-plans'
import { WorkbookNotes } from '../../files/dialogs/workbook-notes'
import type { Opened, OpenedPlan } from '../../files/opened'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { ModalActions } from '../../ui/overlays/modal'
import { useCreateAll } from './use-create-all'

interface CreateFromFileProps {
  /** The names that projects have already. */
  taken: readonly string[]
  onClose: () => void
}

/** Opens a file of plans: each that is ticked becomes a project of its own, so nothing is replaced. */
export function CreateFromFile({ taken, onClose }: CreateFromFileProps) {
  const { t } = useTranslation('files')
  return (
    <OpenDialog
      intro={t('introProjects')}
      found={(opened, back) =>
        opened.kind === 'plans'
          ? { page: <Plans opened={opened} taken={taken} onBack={back} onClose={onClose} /> }
          : { unfit: t('projects.products') }
      }
      onClose={onClose}
    />
  )
}

interface PlansProps extends CreateFromFileProps {
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
        <ul className="relative max-h-[50dvh] divide-y divide-line overflow-y-auto rounded-control border border-line px-3">
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
