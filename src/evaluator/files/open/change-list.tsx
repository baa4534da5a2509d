import { useTranslation } from 'react-i18next'
import { isRecord } from '../../../domain/numbers'
import type { Plan } from '../../../domain/plan/plan'
import type { PlanChange } from '../../../domain/plan/plan-changes'
import { checkPlan } from '../../../domain/rules/rules'
import { NoteList } from '../../../files/dialogs/note-list'
import type { ChangedInput } from '../../../files/excel/with-inputs'
import { labelKey } from '../../../i18n/field-key'
import { ArrowForward } from '../../../ui/first-icons'
import { LongList } from '../../../ui/overlays/long-list'
import { useFieldLabel } from '../../fields/field-labels'
import { messageOf } from '../../fields/messages'
import { useChangeWords } from '../../fields/use-value-text'
import { useFormat } from '../../state/use-format'

interface ChangeListProps {
  changes: readonly PlanChange[]
  before: Plan
  after: Plan
}

/** What changes, field by field: its name, what stands there now, and what will. */
export function ChangeList({ changes, before, after }: ChangeListProps) {
  const { t } = useTranslation(['files', 'fields'])
  const label = useFieldLabel()
  const words = useChangeWords()
  return (
    <LongList label={t('files:preview.title')} isFramed className="max-h-[40dvh]">
      <ul className="divide-y divide-line">
        {changes.map(({ kind, path, before: was, after: is }) => (
          <li
            key={`${kind} ${path}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2 text-small"
          >
            <span className="min-w-0 break-words text-muted">
              {kind === 'changed' || path.startsWith('notes.')
                ? label(path, after)
                : t('files:preview.element', {
                    list: t(`fields:${labelKey(path)}`),
                    name: words(path, was ?? is, after),
                  })}
            </span>
            <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 font-medium">
              {kind === 'changed' ? (
                <>
                  <bdi className="min-w-0 break-words font-normal text-muted">{words(path, was, before)}</bdi>
                  <ArrowForward className="size-4 shrink-0 text-muted" />
                  <bdi className="min-w-0 break-words">{words(path, is, after)}</bdi>
                </>
              ) : (
                <>
                  {t(`files:preview.${kind}`)}
                  {isRecord(is) && typeof is.unitPriceInclVAT === 'number' ? (
                    <bdi className="font-normal text-muted">
                      {words('products.0.unitPriceInclVAT', is.unitPriceInclVAT, after)}
                    </bdi>
                  ) : null}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </LongList>
  )
}

interface OmittedProps {
  inputs: readonly ChangedInput[]
  exported: Plan
}

/** Changes of a workbook to a product, an expense or a person that the plan does not have by that name. */
export function Omitted({ inputs, exported }: OmittedProps) {
  const { t } = useTranslation('files')
  const label = useFieldLabel()
  const words = useChangeWords()
  if (inputs.length === 0) return null
  return (
    <NoteList title={t('preview.leftOut', { count: inputs.length })}>
      {inputs.map(({ path, value }) => (
        <li key={path}>
          {label(path, exported)}: <bdi>{words(path, value, exported)}</bdi>
        </li>
      ))}
    </NoteList>
  )
}

/** What the form will mark as wrong once the plan is there, and did not before. */
export function NewProblems({ before, after }: { before: Plan | null; after: Plan }) {
  const { t } = useTranslation(['files', 'rules'])
  const format = useFormat()
  const label = useFieldLabel()
  const known = new Set((before ? checkPlan(before) : []).map(({ path, code }) => `${path} ${code}`))
  const problems = checkPlan(after).filter(
    ({ level, path, code }) => level === 'error' && !known.has(`${path} ${code}`),
  )
  if (problems.length === 0) return null
  return (
    <NoteList title={t('preview.problems', { count: problems.length })}>
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.code}`}>
          {label(problem.path, after)}: {messageOf(problem, format, (code, figures) => t(`rules:${code}`, figures))}
        </li>
      ))}
    </NoteList>
  )
}
