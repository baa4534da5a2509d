import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { stepIds } from '../../../domain/options'
import { stepOfPath } from '../../../domain/rules/steps'
import { formatResult } from '../../../results/format-result'
import { resultNames, resultOf, rowOf } from '../../../results/result-kinds'
import { useFieldLabel } from '../../fields/field-labels'
import { omittedResultsAtom } from '../../results/vat/use-vat-words'
import { currencyAtom, evaluationAtom, languageAtom, planAtom } from '../../state/atoms'
import { useGoToResult } from '../../state/navigation/go-to-result'
import { useStep } from '../../state/navigation/step-location'
import { useGoToField } from '../../state/navigation/use-go-to-field'
import { isFirstResultAtom, missingAtom } from '../../state/unanswered'
import { fieldPaths } from './field-paths'
import { type PlanActions, usePlanActions } from './plan-actions'

/** Something that can be gone to or done. */
export interface Command {
  id: string
  label: string
  /** What stands at its end: its kind, the step of a field, the figure of a result. */
  aside: string
  run: () => void
  /** Listed before anything is typed. */
  isFirst?: boolean
}

/** All that the plan on the screen offers by name, from the tables that name it elsewhere. */
export function useCommands(actions: PlanActions, projects: readonly Command[]): readonly Command[] {
  const steps = useStepCommands()
  const fields = useFieldCommands()
  const results = useResultCommands()
  const { t } = useTranslation('commands')
  const { takeAlong, plan } = usePlanActions(actions)
  const done = [...takeAlong, ...plan].map(
    ({ label, run }): Command => ({ id: `action ${label}`, label, aside: t('kinds.action'), run, isFirst: true }),
  )
  return [...steps, ...done, ...fields, ...results, ...projects]
}

function useStepCommands(): Command[] {
  const { t } = useTranslation(['commands', 'evaluator'])
  const [, go] = useStep()
  return stepIds.map((id) => ({
    id: `step ${id}`,
    label: t(`evaluator:steps.${id}.name`),
    aside: t('commands:kinds.step'),
    run: () => go(id),
    isFirst: true,
  }))
}

function useFieldCommands(): Command[] {
  const { t } = useTranslation('evaluator')
  const plan = useAtomValue(planAtom)
  const labelOf = useFieldLabel()
  const goTo = useGoToField()
  return useMemo(
    () =>
      fieldPaths(plan).map((path) => ({
        id: `field ${path}`,
        label: labelOf(path, plan),
        aside: t(`steps.${stepOfPath(path)}.name`),
        run: () => goTo(path),
      })),
    [plan, labelOf, goTo, t],
  )
}

/** Results that the list of all figures shows now. */
function useResultCommands(): Command[] {
  const { t } = useTranslation('results')
  const evaluation = useAtomValue(evaluationAtom)
  const language = useAtomValue(languageAtom)
  const currency = useAtomValue(currencyAtom)
  const goTo = useGoToResult()
  const isMissing = useAtomValue(missingAtom) !== null
  const isFirst = useAtomValue(isFirstResultAtom)
  const omitted = useAtomValue(omittedResultsAtom)
  if (isMissing || isFirst) return []
  return resultNames.flatMap((name) => {
    const value = resultOf(evaluation, name)
    const { list, ifUsed } = rowOf(name)
    if (list === undefined || value === null || (ifUsed && value === 0) || omitted.includes(name)) return []
    const figure = formatResult(name, value, language, currency)
    return [{ id: `result ${name}`, label: t(`names.${name}`), aside: figure, run: () => goTo(name) }]
  })
}
