import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { planToSave } from '../../../domain/edits/saved-plan'
import type { Plan } from '../../../domain/plan/plan'
import { WorkbookNotes } from '../../../files/dialogs/workbook-notes'
import type { OpenedPlan, WorkbookPlan } from '../../../files/opened'
import { planRefusal } from '../../../files/plan-refusal'
import { shownName } from '../../../files/shown-name'
import { Button } from '../../../ui/button'
import { Segmented } from '../../../ui/inputs/segmented'
import { Notice } from '../../../ui/notice'
import { ModalActions } from '../../../ui/overlays/modal'
import { useFieldLabel } from '../../fields/field-labels'
import { languageAtom } from '../../state/atoms'
import { ChangeList, NewProblems, Omitted } from './change-list'
import { hasChoice, isOtherStore, outcomeOf, usually, type Which } from './opened-changes'

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
  const label = useFieldLabel()
  const language = useAtomValue(languageAtom)
  const { workbook } = opened
  const [isChoosing] = useState(() => hasChoice(opened, before))
  const [which, setWhich] = useState<Which>(() => usually(opened, before))
  const { after, changes, omitted, difference } = useMemo(
    () => outcomeOf(opened, before, which, language),
    [opened, before, which, language],
  )
  const refusal = useMemo(() => planRefusal(planToSave(after)), [after])
  const isDifferent = difference !== 'none' && refusal === null
  const name = shownName(opened.name) || t('files:backup.untitled')
  return (
    <>
      <div className="mt-2 flex flex-col gap-3">
        {workbook ? <WorkbookLine workbook={workbook} /> : null}
        {before && isOtherStore(opened, before) ? <OtherStore opened={opened} before={before} /> : null}
        {isChoosing ? (
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
        {difference === 'none' ? (
          <p role="status">{t(which === 'changed' ? 'files:preview.nothingTaken' : 'files:preview.same')}</p>
        ) : null}
        {difference === 'details' ? <p role="status">{t('files:preview.sameInputs')}</p> : null}
        {refusal ? <Notice variant="error">{t(`files:refused.${refusal}`)}</Notice> : null}
        {before && isDifferent && changes.length > 0 ? (
          <>
            {which === 'whole' ? <p>{t('files:preview.intoPlan', { name, count: changes.length })}</p> : null}
            <ChangeList changes={changes} before={before} after={after} />
          </>
        ) : null}
        {workbook ? <Omitted inputs={omitted} exported={workbook.exported} /> : null}
        {workbook ? <WorkbookNotes workbook={workbook} labelOf={(path) => label(path, workbook.exported)} /> : null}
        {isDifferent ? <NewProblems before={before} after={after} /> : null}
        {keepsVersion && before && isDifferent ? (
          <p className="text-small text-muted">{t('files:preview.keptVersion')}</p>
        ) : null}
      </div>
      <ModalActions>
        <Button onClick={onBack}>{t('files:another')}</Button>
        {isDifferent ? (
          <Button variant="primary" aria-disabled={isBusy} onClick={() => (isBusy ? undefined : onOpen(after, name))}>
            {before === null
              ? t('files:preview.open')
              : which === 'changed'
                ? t('files:preview.take', { count: changes.length })
                : t('files:preview.replace')}
          </Button>
        ) : null}
      </ModalActions>
    </>
  )
}

function WorkbookLine({ workbook: { changed, rejected, missing } }: { workbook: WorkbookPlan }) {
  const { t } = useTranslation('files')
  if (changed.length > 0) return <p>{t('preview.workbook', { count: changed.length })}</p>
  return rejected.length + missing.length > 0 ? null : <p>{t('preview.workbookSame')}</p>
}

function OtherStore({ opened: { workbook }, before }: { opened: OpenedPlan; before: Plan }) {
  const { t } = useTranslation('files')
  const names = { name: shownName(workbook?.exported.storeName ?? ''), own: before.storeName }
  return <Notice variant="warning">{t('preview.otherStore', names)}</Notice>
}
