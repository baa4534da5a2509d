import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Goal, type GoalKind, goalFigure, goalKinds } from '../../../domain/model/decisions/seek'
import type { Evaluation } from '../../../domain/model/evaluation'
import { Field } from '../../../ui/inputs/field'
import { NumberBox } from '../../../ui/inputs/number-box'
import { SelectBox } from '../../../ui/inputs/select-box'
import { evaluatedInStateAtom } from '../../results/concluded'
import { useFormat } from '../../state/use-format'
import { GoalAnswerList } from './goal-answers'
import { useGoalWords } from './goal-words'

/** A goal that a founder could set next, from what the plan reaches today. */
function firstTarget(kind: GoalKind, evaluation: Evaluation): number {
  const today = goalFigure(evaluation, kind) ?? 0
  if (kind === 'marginPct') return Math.max(15, Math.ceil(today) + 5)
  if (kind === 'ltvToCac') return Math.max(3, Math.ceil(today) + 1)
  if (kind === 'cashNeeded') return Math.round((today * 0.8) / 100) * 100
  return Math.max(1000, Math.ceil((today * 1.5) / 500) * 500)
}

/** What must change for a goal: each lever alone, or two together, with the whole effect. */
export function GoalPanel() {
  const { t } = useTranslation('decisions')
  const words = useGoalWords()
  const evaluation = useAtomValue(evaluatedInStateAtom)
  const possible = goalKinds.filter((kind) => goalFigure(evaluation, kind) !== null)
  const [kind, setKind] = useState<GoalKind>('income')
  const [values, setValues] = useState<Partial<Record<GoalKind, number>>>({})
  const [first] = useState(evaluation)
  const value = values[kind] ?? firstTarget(kind, first)
  const goal = useMemo((): Goal => ({ kind, value }), [kind, value])
  if (evaluation.monthly.totalUnits === 0) return <p className="py-6 text-muted">{t('empty')}</p>
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="hidden font-medium print:block print:break-after-avoid">
        {t(`goal.kinds.${kind}`)}: <bdi>{words(kind, value)}</bdi>
      </p>
      <div className="grid items-end gap-4 sm:max-w-lg sm:grid-cols-2 print:hidden">
        <Field label={t('goal.label')}>
          {({ id }) => (
            <SelectBox
              id={id}
              value={kind}
              choices={possible.map((one) => ({ value: one, label: t(`goal.kinds.${one}`) }))}
              onChange={setKind}
            />
          )}
        </Field>
        <TargetField kind={kind} value={value} onChange={(next) => setValues({ ...values, [kind]: next })} />
      </div>
      <GoalAnswerList goal={goal} />
      <p className="max-w-line text-small text-muted">{t('goal.method')}</p>
    </div>
  )
}

interface TargetFieldProps {
  kind: GoalKind
  value: number
  onChange: (value: number) => void
}

function TargetField({ kind, value, onChange }: TargetFieldProps) {
  const { t } = useTranslation(['decisions', 'evaluator'])
  const { currency } = useFormat()
  const [draft, setDraft] = useState<string | null>(null)
  const units: Record<GoalKind, string> = { income: currency, cashNeeded: currency, marginPct: '%', ltvToCac: '×' }
  return (
    <Field
      label={t('decisions:goal.target')}
      messages={draft === null ? [] : [{ level: 'error', text: t('evaluator:number.notANumber') }]}
    >
      {({ id, describedBy, invalid }) => (
        <NumberBox
          key={kind}
          id={id}
          value={value}
          onChange={onChange}
          draft={draft ?? undefined}
          onDraft={setDraft}
          unit={units[kind]}
          allowNegative
          invalid={invalid}
          describedBy={describedBy}
        />
      )}
    </Field>
  )
}
