import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { classes } from '../classes'
import { controlClasses } from './control'
import { type NumberStep, stepped } from './number-step'
import { groupedNumber, plainNumber, readNumber, readWhole } from './number-text'

export interface NumberBoxProps {
  id: string
  value: number
  /** An emptied box has the value that empty means; it is told apart from one that was typed. */
  onChange: (value: number, isEmptied: boolean) => void
  /** A text that is no number, kept by the owner so that it outlives the box. */
  draft?: string | undefined
  /** Told the text when it is no number (the last number stays in force), and null when it is one again. */
  onDraft?: (text: string | null) => void
  onBlur?: () => void
  onFocus?: () => void
  unit?: string | undefined
  describedBy?: string | undefined
  invalid?: boolean
  /** What an emptied box means. */
  emptyValue?: number
  /** Shows nothing instead of 0, for figures that a person has yet to give. */
  emptyWhenZero?: boolean
  /** The number has not been entered yet: the box is empty, and shows in grey what is proposed. */
  proposal?: string | undefined
  /** Keeps the minus reachable on phones, whose decimal keypad has none. */
  allowNegative?: boolean
  /** A text with a fraction is no number here; a fraction that was not typed stays. */
  whole?: boolean
  /** Lets the arrow keys move the number. */
  step?: NumberStep | undefined
  label?: string | undefined
  readOnly?: boolean | undefined
}

/** A box for a number: takes every digit family, never changes the text under the caret, shows its unit at the end. */
export function NumberBox(props: NumberBoxProps) {
  const { id, value, onChange, onDraft, onBlur, onFocus, unit, describedBy, invalid, emptyValue = 0 } = props
  const [text, setText] = useState<string | null>(props.draft ?? null)
  const isTouched = useRef(false)
  const sent = useRef(value)
  const read = props.whole ? readWhole : readNumber

  // An owner may hand over a new function with every drawing, and draw again whenever it is told: it is told of changes alone.
  const tell = useRef(onDraft)
  tell.current = onDraft

  // The key of a text changes when the list that contains the box grows or shrinks: its new name is told, too.
  const reportedId = useRef(id)
  useEffect(() => {
    if (reportedId.current === id) return
    reportedId.current = id
    if (text !== null && read(text).kind === 'problem') tell.current?.(text)
  }, [id, text, read])

  // A value that changed elsewhere (undo, a preset) replaces the text in the box. Nothing, twice, is no change.
  useEffect(() => {
    if (Object.is(sent.current, value)) return
    sent.current = value
    setText(null)
    tell.current?.(null)
  }, [value])

  const type = (typed: string) => {
    setText(typed)
    const reading = read(typed)
    onDraft?.(reading.kind === 'problem' ? typed : null)
    if (reading.kind === 'problem') return
    sent.current = reading.kind === 'number' ? reading.value : emptyValue
    onChange(sent.current, reading.kind !== 'number')
  }

  const press = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    if (!props.step || !direction) return
    event.preventDefault()
    type(plainNumber(stepped(value, direction, props.step)))
  }

  // A finger cannot select what stands in the box, and what is typed next is meant to replace it. With the click, which
  // comes after the caret was set and before any key.
  const selectAtFirstTouch = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (isTouched.current) currentTarget.select()
    isTouched.current = false
  }

  const leave = () => {
    if (text !== null && read(text).kind !== 'problem') setText(null)
    onBlur?.()
  }

  const isEmpty = props.proposal !== undefined || (props.emptyWhenZero && value === 0)
  const leads = unit !== undefined && riyal.includes(unit)
  const shown = text ?? (isEmpty ? '' : groupedNumber(value))
  return (
    <div className="relative">
      <input
        id={id}
        dir="ltr"
        type="text"
        inputMode={props.allowNegative ? 'text' : 'decimal'}
        autoComplete="off"
        value={shown}
        readOnly={props.readOnly}
        placeholder={props.proposal}
        aria-label={props.label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onPointerDown={({ pointerType, currentTarget }) => {
          isTouched.current = pointerType === 'touch' && document.activeElement !== currentTarget
        }}
        onClick={selectAtFirstTouch}
        onFocus={onFocus}
        onKeyDown={press}
        className={controlClasses(invalid, classes('number-box', unit && unitRoom(unit), leads && 'unit-leads'))}
      />
      {unit ? (
        <span
          aria-hidden="true"
          className={classes(
            'pointer-events-none absolute inset-y-0 flex items-center text-small text-muted',
            leads ? 'start-3 rtl:start-auto rtl:end-3' : 'end-3',
          )}
        >
          {unit}
        </span>
      ) : null}
    </div>
  )
}

/** The font draws these words as the riyal's sign, whose place is at the left of the number in every language. */
const riyal = ['SAR', 'ر.س']

/** Room for the unit in the box. */
function unitRoom(unit: string): string {
  if (unit.length <= 2 || riyal.includes(unit)) return 'unit-short'
  return unit.length <= 5 ? 'unit-medium' : 'unit-long'
}
