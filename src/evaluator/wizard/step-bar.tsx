import { atom, useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useTranslation } from 'react-i18next'
import { type StepId, stepIds } from '../../domain/options'
import { stepOfPath, stepsDone } from '../../domain/rules/steps'
import { classes } from '../../ui/classes'
import { Check, ErrorMark } from '../../ui/first-icons'
import { planAtom, revealedStepsAtom, visitedStepsAtom } from '../state/atoms'
import { isWrong, planErrorsAtom } from '../state/step-errors'

const isSame = (a: ReadonlySet<StepId>, b: ReadonlySet<StepId>) => a.size === b.size && [...a].every((id) => b.has(id))

/** The steps that are done and free of errors; the advanced one is done once it was looked at, and results only then. */
const findDoneAtom = atom((get) => {
  const done = new Set(stepsDone(get(planAtom)))
  const visited = get(visitedStepsAtom)
  if (visited.has('advanced')) done.add('advanced')
  if (!visited.has('results')) done.delete('results')
  for (const { path } of get(planErrorsAtom)) done.delete(stepOfPath(path))
  return done
})

const doneAtom = selectAtom(findDoneAtom, (done) => done, isSame)

/** The steps on which something is wrong, or missing after Next has asked for it. */
const findFaultyAtom = atom((get) => {
  const revealed = get(revealedStepsAtom)
  const steps = get(planErrorsAtom)
    .filter((error) => isWrong(error) || revealed.has(stepOfPath(error.path)))
    .map(({ path }) => stepOfPath(path))
  return new Set(steps)
})

const faultyAtom = selectAtom(findFaultyAtom, (faulty) => faulty, isSame)

interface StepBarProps {
  /** Null: another page of the plan is shown. */
  step: StepId | null
  onGo: (step: StepId) => void
}

/** The five steps: each can be chosen at any time; done ones are ticked; the bar below fills from where reading begins. */
export function StepBar({ step, onGo }: StepBarProps) {
  const { t } = useTranslation('evaluator')
  const done = useAtomValue(doneAtom)
  const faulty = useAtomValue(faultyAtom)
  return (
    <nav aria-label={t('stepList')}>
      <ol className="flex items-stretch gap-0.5 sm:gap-2 cramped:flex-wrap cramped:gap-x-4">
        {stepIds.map((id, index) => (
          <li key={id} className="min-w-0 flex-1 sm:max-md:flex-auto cramped:flex-none">
            <button
              type="button"
              aria-current={id === step ? 'step' : undefined}
              onClick={() => onGo(id)}
              className={classes(
                'flex min-h-11 w-full min-w-0 flex-col items-center justify-center rounded-control px-0 text-[0.8125rem] sm:flex-row sm:gap-2 sm:text-small sm:justify-start sm:px-2',
                'max-sm:rounded-none max-sm:border-b-2',
                id === step
                  ? 'font-semibold text-text max-sm:border-accent'
                  : 'text-muted hover:text-text max-sm:border-transparent',
              )}
            >
              <Mark done={done.has(id)} faulty={faulty.has(id)} />
              <span
                aria-hidden="true"
                className={classes(
                  'hidden size-6 shrink-0 items-center justify-center rounded-full text-[0.8125rem] font-semibold sm:flex',
                  badgeLook(id === step, done.has(id), faulty.has(id)),
                )}
              >
                {done.has(id) && id !== step && !faulty.has(id) ? <Check className="size-4" /> : index + 1}
              </span>
              <span className="truncate md:hidden">{t(`steps.${id}.short`)}</span>
              <span className="hidden truncate md:inline">{t(`steps.${id}.name`)}</span>
              {done.has(id) ? <span className="sr-only"> ({t('stepDone')})</span> : null}
              {faulty.has(id) ? <span className="sr-only"> ({t('stepHasErrors')})</span> : null}
            </button>
          </li>
        ))}
      </ol>
      {step === null ? null : <Progress step={step} />}
    </nav>
  )
}

function Progress({ step }: { step: StepId }) {
  const { t } = useTranslation('evaluator')
  const at = stepIds.indexOf(step) + 1
  const stepText = t('stepOf', { step: at, total: stepIds.length })
  return (
    <div className={classes('mt-2 flex items-center gap-3', step === 'results' && 'max-sm:hidden')}>
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={stepIds.length}
        aria-valuenow={at}
        aria-valuetext={stepText}
        className="h-1 grow overflow-hidden rounded-full bg-line"
      >
        <div
          className="ink h-full rounded-full bg-accent transition-[inline-size]"
          style={{ inlineSize: `${(at / stepIds.length) * 100}%` }}
        />
      </div>
      <span className="shrink-0 text-small text-muted">{stepText}</span>
    </div>
  )
}

function badgeLook(current: boolean, done: boolean, faulty: boolean): string {
  if (faulty) return 'ink bg-negative text-surface'
  if (current) return 'chosen bg-accent text-on-accent'
  return done ? 'bg-accent-soft text-accent' : 'bg-sunken text-muted ring-1 ring-line'
}

/** On a phone, where the numbers have no room: a tick or an error above the word. */
function Mark({ done, faulty }: { done: boolean; faulty: boolean }) {
  return (
    <span aria-hidden="true" className="flex h-3.5 sm:hidden">
      {faulty ? (
        <ErrorMark className="size-3.5 text-negative" />
      ) : done ? (
        <Check className="size-3.5 text-accent" />
      ) : null}
    </span>
  )
}
