import { atom, useAtomValue } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownField, shownNumber, storedNumber } from '../../domain/plan/field'
import { isOptional, limitOf } from '../../domain/plan/field-at-path'
import { isZeroGiven } from '../../domain/rules/given'
import { pluralOf } from '../../i18n/format'
import { afterPress } from '../../ui/inputs/after-press'
import { Field, type FieldMessage } from '../../ui/inputs/field'
import { NumberBox } from '../../ui/inputs/number-box'
import { readWhole } from '../../ui/inputs/number-text'
import { hasGivenAtom, planAtom } from '../state/atoms'
import { useDraft } from '../state/drafts'
import type { NumberPath } from '../state/plan-path'
import { useField, useFindings } from './field-atom'
import { useOwnLabel } from './field-labels'
import { useMessages } from './messages'
import { BesideLabel } from './notes/note-button'
import { useSource } from './sources/use-source'

interface NumberFieldProps {
  path: NumberPath
  /** Instead of the field's own label. */
  label?: string
  hint?: ReactNode
  /** Stands inside the box, at its end: SAR, %. */
  unit?: string | undefined
  /** What the number counts: the word in the box agrees with it. */
  counts?: 'days' | 'months' | 'units' | 'orders' | undefined
  /** What an emptied box means, as it would be typed. */
  emptyValue?: number
  emptyWhenZero?: boolean
  /** What is proposed for a number that is still unanswered: it stands in the empty box, in grey. */
  proposal?: string | undefined
  /** Takes whole numbers from a hand; a share that follows from another one may have a decimal. */
  whole?: boolean
  aside?: ReactNode
  /** Where the number is from, below the box: it is shown while the hint is silent, too. */
  mark?: ReactNode
  /** The other fields by which this screen asks the same question. */
  alsoAnswered?: readonly NumberPath[] | undefined
  /** The arrow keys change the number by the field's step, within its range. */
  stepped?: boolean
  /** Shows findings before the field was visited: those that other fields bring about. */
  seen?: boolean
  className?: string
}

/** A number of the plan, in the unit that it is shown in. A text that is no number stays in its box with its error; the plan keeps the last number. */
export function NumberField({
  path,
  label,
  hint,
  aside,
  mark,
  alsoAnswered,
  seen = false,
  stepped = false,
  className,
  emptyWhenZero = false,
  counts,
  unit,
  ...box
}: NumberFieldProps) {
  const [value, setValue] = useField(path, alsoAnswered)
  const ownLabel = useOwnLabel(path)
  const isGiven = useAtomValue(
    useMemo(() => atom((get) => get(hasGivenAtom) && isZeroGiven(get(planAtom), path)), [path]),
  )
  const source = useSource(path, label ?? ownLabel)
  const field = useMemo(() => limitOf(path), [path])
  const limit = useMemo(() => field && shownField(field), [field])
  const [draft, setDraft] = useDraft(path)
  const [focused, setFocused] = useState(false)
  const [corrections, setCorrections] = useState(0)
  const { findings, onBlur } = useFindings(path, seen && !focused)
  const messages = useMessages(findings)
  const problem = useNumberProblem(draft)
  const takesNoAnswer = isOptional(path)
  const { t } = useTranslation('common')
  const shown = field ? shownNumber(field, value ?? 0) : (value ?? 0)
  const toStored = (typed: number) => (field ? storedNumber(field, typed) : typed)
  const correct = (text: string) => {
    setDraft(null)
    setValue(toStored(Number(text)))
    // A new box, without the text; the button that was pressed is gone.
    setCorrections(corrections + 1)
    requestAnimationFrame(() => document.getElementById(path)?.focus())
  }
  return (
    <Field
      id={path}
      label={label ?? ownLabel}
      hint={hint}
      foldsHint
      mark={mark}
      aside={
        <BesideLabel path={path} label={label ?? ownLabel}>
          {aside}
          {source.button}
        </BesideLabel>
      }
      note={source.note}
      className={className}
      messages={problem && !focused ? [problemMessage(problem, correct)] : messages}
    >
      {({ id, describedBy, invalid }) => (
        <NumberBox
          key={corrections}
          id={id}
          value={shown}
          unit={counts ? t(`counted.${counts}`, { count: pluralOf(shown || (box.emptyValue ?? shown)) }) : unit}
          onChange={(typed, isEmptied) => setValue(isEmptied && takesNoAnswer ? null : toStored(typed), isEmptied)}
          draft={draft}
          onDraft={setDraft}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            afterPress(() => setFocused(false))
            onBlur()
          }}
          describedBy={describedBy}
          invalid={invalid}
          step={stepped ? (limit ?? undefined) : undefined}
          allowNegative={limit !== null && limit.min < 0}
          emptyWhenZero={takesNoAnswer ? value === null : emptyWhenZero && !isGiven}
          {...box}
        />
      )}
    </Field>
  )
}

interface NumberProblem {
  text: string
  /** The number that was meant, as it is typed, where there can be but one. */
  meant?: string
}

/** The sentence below the box, with the number that was meant to be taken by one press. */
function problemMessage({ text, meant }: NumberProblem, correct: (text: string) => void): FieldMessage {
  if (meant === undefined) return { level: 'error', text }
  return { level: 'error', text, action: { label: `${meant}?`, run: () => correct(meant) } }
}

/** Why a text is no number; null when it is one. */
export function useNumberProblem(draft: string | undefined): NumberProblem | null {
  const { t } = useTranslation(['evaluator', 'rules'])
  // Where fractions are taken no draft is one.
  const reading = draft === undefined ? null : readWhole(draft)
  if (reading?.kind !== 'problem') return null
  if (reading.problem === 'notWhole') return { text: t('rules:notWhole') }
  return reading.problem === 'decimalComma'
    ? { text: t('evaluator:number.decimalComma', { example: reading.example }), meant: reading.example }
    : { text: t('evaluator:number.notANumber') }
}
