import { type ReactNode, useId } from 'react'
import { classes } from '../classes'
import { chosenLook } from './chosen-look'
import type { Choice } from './select-box'

interface SegmentedProps<T extends string> {
  id?: string
  legend: string
  value: T
  choices: readonly Choice<T>[]
  onChange: (value: T) => void
  hideLegend?: boolean
  /** Stands at the end of the legend's line, for example an info button. */
  aside?: ReactNode
}

/** A few choices side by side, one of which holds: radio buttons by behaviour. */
export function Segmented<T extends string>({ aside, ...group }: SegmentedProps<T>) {
  if (!aside) return <Group {...group} />
  // Beside the group: inside its legend it would be part of its name.
  return (
    <div className="relative min-w-0">
      <Group {...group} />
      <div className="absolute end-0 top-0">{aside}</div>
    </div>
  )
}

type GroupProps<T extends string> = Omit<SegmentedProps<T>, 'aside'>

function Group<T extends string>({ id, legend, value, choices, onChange, hideLegend }: GroupProps<T>) {
  const name = useId()
  return (
    <fieldset id={id} className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-1 min-h-6 content-end pe-14 text-small font-medium'}>
        {legend}
      </legend>
      {/* Many would break into ragged lines, and the last one fill a line of its own. */}
      <div
        className={classes(
          'gap-1 rounded-control border border-control bg-sunken p-1',
          choices.length > 5 ? 'grid grid-cols-2 sm:grid-cols-3' : 'flex flex-wrap',
        )}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes(
              'flex min-h-9 grow items-center justify-center rounded-[6px] border px-2 text-center text-small sm:px-3 font-medium has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              choice.value === value ? chosenLook : 'border-transparent text-muted hover:text-text',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
