import { useMutation } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { storedPlan } from '../../../domain/plan/evaluator-defaults'
import { planChanges } from '../../../domain/plan/plan-changes'
import { outcomeOf, projectFigures } from '../../../domain/project/project-figures'
import { formatDateTime } from '../../../i18n/format'
import { Button } from '../../../ui/button'
import { Warning } from '../../../ui/first-icons'
import { useFieldLabel } from '../../fields/field-labels'
import { useChangeWords } from '../../fields/use-value-text'
import { currencyAtom, languageAtom, planAtom, storedEvaluationAtom } from '../../state/atoms'
import { isFirstResultAtom, profitSoFarAtom } from '../../state/unanswered'
import type { StoredProject } from '../open-project'
import { saveViewAtom } from '../save-session'
import { useSaveSession } from '../session-context'
import { type Outcome, useOutcomeText } from './use-outcome-text'

/** What the plan leads to without anything that is tried on it, as its page says it. */
const mineAtom = atom((get): Outcome => {
  const isFirstResult = get(isFirstResultAtom)
  const profit = isFirstResult ? get(profitSoFarAtom) : get(storedEvaluationAtom).conclusion.income
  return { profit, currency: get(currencyAtom), isFirstResult }
})

/**
 * Asks which of two plans stays. No dialog: it comes while the user types, and a key that was meant for a field must
 * not answer it.
 */
export function SaveConflict({ theirs }: { theirs: StoredProject }) {
  const { t } = useTranslation('saving')
  const { autosave, show } = useSaveSession()
  const language = useAtomValue(languageAtom)
  const outcomeText = useOutcomeText()
  const outcomes = {
    theirs: outcomeText(outcomeOf(projectFigures(theirs.projectData))),
    mine: outcomeText(useAtomValue(mineAtom)),
  }
  const load = useMutation({
    // Not in onSuccess: shown in the task that released the conflict, so that no keystroke falls between the two.
    mutationFn: async () => show((await autosave.loadTheirs()).projectData),
  })
  return (
    <section
      role="alert"
      className="sticky top-2 z-30 mt-2 flex gap-3 rounded-panel border border-warning bg-warning-soft p-4 shadow-float print:hidden"
    >
      <Warning className="mt-0.5 text-warning" />
      <div className="min-w-0 grow">
        <h2 className="font-semibold">{t('conflict.title')}</h2>
        <p>
          {t(outcomes.theirs === outcomes.mine ? 'conflict.textSame' : 'conflict.text', {
            when: formatDateTime(theirs.updatedAt, language),
            ...outcomes,
          })}
        </p>
        <Clashes theirs={theirs} />
        {load.isError ? <p className="font-medium text-negative">{t('conflict.failed')}</p> : null}
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="primary" disabled={load.isPending} onClick={() => autosave.keepMine()}>
            {t('conflict.keepMine')}
          </Button>
          <Button disabled={load.isPending} onClick={() => load.mutate()}>
            {t('conflict.loadTheirs')}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** So many fields are named; more are counted. */
const maxNamed = 5

/** The fields that both sides gave a value, with both values. */
function Clashes({ theirs }: { theirs: StoredProject }) {
  const { t } = useTranslation('saving')
  const mine = useAtomValue(planAtom)
  const clashes = useAtomValue(saveViewAtom)?.clashes ?? []
  const label = useFieldLabel()
  const words = useChangeWords()
  const other = useMemo(() => storedPlan(theirs.projectData).plan, [theirs])
  const differing = planChanges(other, mine).filter(({ kind }) => kind === 'changed')
  const isClash = (path: string) => clashes.some((clash) => path === clash || path.startsWith(`${clash}.`))
  const known = differing.filter(({ path }) => isClash(path))
  const named = known.length > 0 ? known : differing
  return (
    <ul className="mt-2 text-small">
      {named.slice(0, maxNamed).map(({ path, before, after }) => (
        <li key={path}>
          {t('conflict.field', {
            field: label(path, mine),
            theirs: words(path, before, other),
            mine: words(path, after, mine),
          })}
        </li>
      ))}
      {named.length > maxNamed ? <li>{t('conflict.more', { count: named.length - maxNamed })}</li> : null}
    </ul>
  )
}
