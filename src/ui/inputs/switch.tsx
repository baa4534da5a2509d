import { type ReactNode, useId } from 'react'
import { classes } from '../classes'

interface SwitchProps {
  id?: string
  label: string
  /** What is heard in place of the label; it begins with it. */
  name?: string
  hint?: string
  small?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
  /** Stands after the label, for example an info button. */
  aside?: ReactNode
}

/** An on–off choice; the knob travels toward the end of the line, so it mirrors in Arabic. */
export function Switch({ id, label, name, hint, small = false, checked, onChange, aside }: SwitchProps) {
  const made = useId()
  const control = id ?? made
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
      <span className="relative mt-0.5 inline-flex h-6 w-11 shrink-0">
        <input
          id={control}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          aria-label={name}
          aria-describedby={hint ? `${control}-hint` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute -inset-2.5 z-10 m-0 cursor-pointer opacity-0"
        />
        <span
          aria-hidden="true"
          className={classes(
            'h-6 w-11 rounded-full border transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
            checked ? 'chosen border-accent bg-accent' : 'border-control bg-sunken',
          )}
        />
        <span
          aria-hidden="true"
          className={classes(
            'ink absolute top-1 size-4 rounded-full transition-[inset-inline-start]',
            checked ? 'start-6 bg-on-accent' : 'start-1 bg-control',
          )}
        />
      </span>
      <div className="min-w-0 flex-[1_1_8rem]">
        <div className="flex items-start gap-1">
          <label htmlFor={control} className={classes('min-w-0', small ? 'text-small' : 'text-body font-medium')}>
            {label}
          </label>
          {aside ? <span className="inline-flex min-h-6 shrink-0 items-center">{aside}</span> : null}
        </div>
        {hint ? (
          <p id={`${control}-hint`} className="text-small text-muted">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  )
}
