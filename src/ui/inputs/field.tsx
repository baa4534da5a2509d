import { type ReactNode, useId, useState } from 'react'
import { classes } from '../classes'
import { ErrorMark, Warning } from '../first-icons'

/** What a field says below itself: an error blocks, a warning does not. */
export interface FieldMessage {
  level: 'error' | 'warning'
  text: string
  /** What one press does about it. */
  action?: { label: string; run: () => void }
}

/** What ties a control to its field. */
export interface FieldIds {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

interface FieldProps {
  /** The id of the control; made up when not given. */
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  /** The hint is silent until the field is reached: then it stays, so that nothing below moves back. */
  foldsHint?: boolean
  /** Stands above the hint, and is never silent. */
  mark?: ReactNode
  messages?: FieldMessage[]
  /** Shown at the end of the label's line, for example an info button. */
  aside?: ReactNode
  /** Stands below the hint, on its own: what a button beside the label opens. */
  note?: ReactNode
  className?: string | undefined
  children: (ids: FieldIds) => ReactNode
}

const variants = {
  error: { className: 'text-negative', Icon: ErrorMark },
  warning: { className: 'text-warning', Icon: Warning },
}

/** The frame of every field: label above, hint and messages below, tied to the control for those who listen. */
export function Field(props: FieldProps) {
  const { id, label, hint, foldsHint, mark, messages = [], aside, note, className, children } = props
  const made = useId()
  const [isReached, setReached] = useState(false)
  const control = id ?? made
  const described = [
    mark ? `${control}-mark` : '',
    hint ? `${control}-hint` : '',
    messages.length > 0 ? `${control}-messages` : '',
  ]
  const isFolded = foldsHint && !isReached
  const describedBy = described.filter(Boolean).join(' ') || undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes that the control inside was reached
    <div className={classes('flex min-w-0 flex-col gap-1', className)} onFocus={() => setReached(true)}>
      <div className="flex min-h-6 flex-wrap items-end justify-between gap-x-2">
        <label
          htmlFor={control}
          title={isFolded && typeof hint === 'string' ? hint : undefined}
          className="min-w-0 flex-[1_1_6rem] text-small font-medium wrap-anywhere"
        >
          {label}
        </label>
        {aside}
      </div>
      {children({ id: control, describedBy, invalid: messages.some((message) => message.level === 'error') })}
      <div className="below-box contents">
        {mark ? (
          <div id={`${control}-mark`} className="text-small empty:hidden">
            {mark}
          </div>
        ) : null}
        {hint ? (
          <p
            id={`${control}-hint`}
            className={classes('text-small text-muted', isFolded && 'is-folded sr-only print:not-sr-only')}
          >
            {hint}
          </p>
        ) : null}
        {note}
        <div id={`${control}-messages`} aria-live="polite" className="contents">
          {messages.map(({ level, text, action }) => {
            const { className: color, Icon } = variants[level]
            return (
              <p key={text} className={classes('flex gap-1.5 text-small', color)}>
                <Icon className="mt-0.5 size-4" />
                <span>{text}</span>
                {action ? (
                  <button
                    type="button"
                    onClick={action.run}
                    className="relative shrink-0 font-medium underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-1.5"
                  >
                    <bdi>{action.label}</bdi>
                  </button>
                ) : null}
              </p>
            )
          })}
        </div>
      </div>
    </div>
  )
}
