import { type ReactNode, useId } from 'react'
import { classes } from '../classes'
import { ErrorMark, Warning } from '../icons'

/** What a field says below itself: an error blocks, a warning does not. */
export interface FieldMessage {
  level: 'error' | 'warning'
  text: string
}

interface FieldIds {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

interface FieldProps {
  /** The id of the control; made up when not given. */
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
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
export function Field({ id, label, hint, messages = [], aside, note, className, children }: FieldProps) {
  const made = useId()
  const control = id ?? made
  const described = [hint ? `${control}-hint` : '', messages.length > 0 ? `${control}-messages` : '']
  const describedBy = described.filter(Boolean).join(' ') || undefined
  return (
    <div className={classes('flex min-w-0 flex-col gap-1', className)}>
      <div className="flex min-h-6 items-end justify-between gap-2">
        <label htmlFor={control} className="text-small font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({ id: control, describedBy, invalid: messages.some((message) => message.level === 'error') })}
      {hint ? (
        <p id={`${control}-hint`} className="text-small text-muted">
          {hint}
        </p>
      ) : null}
      {note}
      <div id={`${control}-messages`} aria-live="polite" className="contents">
        {messages.map(({ level, text }) => {
          const { className: color, Icon } = variants[level]
          return (
            <p key={text} className={classes('flex gap-1.5 text-small', color)}>
              <Icon className="mt-0.5 size-4" />
              <span>{text}</span>
            </p>
          )
        })}
      </div>
    </div>
  )
}
