import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Plan } from '../../domain/plan/plan'
import { planChanges } from '../../domain/plan/plan-changes'
import type { OpenedPlan, WorkbookPlan } from '../../forms/files/opened'
import { withInputs } from '../../forms/files/workbook/with-inputs'
import { Button } from '../../ui/button'
import { Segmented } from '../../ui/inputs/segmented'
import { Notice } from '../../ui/notice'
import { ModalActions } from '../../ui/overlays/modal'
import { useFieldLabel } from '../fields/field-labels'
import { languageAtom } from '../state/atoms'
import { ChangeList, NewProblems } from './change-list'

interface PlanPreviewProps {
  opened: OpenedPlan
  /** The plan that it is opened over; null where there is none. */
  before: Plan | null
  /** What replaces a plan is kept as a version too. */
  keepsVersion: boolean
  isBusy: boolean
  onBack: () => void
  onOpen: (plan: Plan, name: string) => void
}

/** What opening a plan changes, field by field, before anything does. */
export function PlanPreview({ opened, before, keepsVersion, isBusy, onBack, onOpen }: PlanPreviewProps) {
  const { t } = useTranslation(['files', 'common'])
  const language = useAtomValue(languageAtom)
  const { workbook } = opened
  const hasChoice = before !== null && workbook !== undefined && workbook.changed.length > 0
  const [which, setWhich] = useState<'changed' | 'whole'>(hasChoice ? 'changed' : 'whole')
  const after = useMemo(() => {
    const plan = before && workbook && which === 'changed' ? taken(before, workbook) : opened.plan
    return { ...plan, language }
  }, [before, workbook, which, opened, language])
  const changes = useMemo(() => (before ? planChanges(before, after) : []), [before, after])
  const isSame = before !== null && changes.length === 0
  const name = opened.name || t('files:backup.untitled')
  return (
    <>
      <div className="mt-2 flex flex-col gap-3">
        {workbook ? <WorkbookLine workbook={workbook} /> : null}
        {hasChoice ? (
          <Segmented
            legend={t('files:preview.which')}
            value={which}
            choices={[
              { value: 'changed', label: t('files:preview.onlyChanged') },
              { value: 'whole', label: t('files:preview.whole') },
            ]}
            onChange={setWhich}
          />
        ) : null}
        {before === null ? <p>{t('files:preview.intoDevice', { name })}</p> : null}
        {isSame ? <p role="status">{t('files:preview.same')}</p> : null}
        {before && !isSame ? (
          <>
            {which === 'whole' ? <p>{t('files:preview.intoPlan', { name, count: changes.length })}</p> : null}
            <ChangeList changes={changes} before={before} after={after} />
          </>
        ) : null}
        {workbook ? <Rejected workbook={workbook} /> : null}
        {isSame ? null : <NewProblems before={before} after={after} />}
        {keepsVersion && before && !isSame ? (
          <p className="text-small text-muted">{t('files:preview.keptVersion')}</p>
        ) : null}
      </div>
      <ModalActions>
        <Button onClick={onBack}>{t('files:another')}</Button>
        {isSame ? null : (
          <Button variant="primary" aria-disabled={isBusy} onClick={() => (isBusy ? undefined : onOpen(after, name))}>
            {before === null
              ? t('files:preview.open')
              : which === 'changed'
                ? t('files:preview.take', { count: changes.length })
                : t('files:preview.replace')}
          </Button>
        )}
      </ModalActions>
    </>
  )
}

const taken = (before: Plan, { exported, changed }: WorkbookPlan) => withInputs(before, exported, changed)

function WorkbookLine({ workbook: { changed } }: { workbook: WorkbookPlan }) {
  const { t } = useTranslation('files')
  return <p>{changed.length === 0 ? t('preview.workbookSame') : t('preview.workbook', { count: changed.length })}</p>
}

/** What was typed in the workbook and is no value of its field. */
function Rejected({ workbook: { rejected, exported } }: { workbook: WorkbookPlan }) {
  const { t } = useTranslation('files')
  const label = useFieldLabel()
  if (rejected.length === 0) return null
  return (
    <Notice variant="warning" title={t('preview.rejected', { count: rejected.length })}>
      <ul className="max-h-[20dvh] overflow-y-auto">
        {rejected.map(({ path, text }) => (
          <li key={path}>{t('preview.rejectedValue', { field: label(path, exported), text })}</li>
        ))}
      </ul>
    </Notice>
  )
}
