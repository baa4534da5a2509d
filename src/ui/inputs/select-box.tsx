import { classes } from '../classes'
import { ChevronDown } from '../first-icons'
import { controlClasses } from './control'

export interface Choice<T extends string> {
  value: T
  label: string
  disabled?: boolean
}

interface SelectBoxProps<T extends string> {
  id: string
  /** A stored value may be none of the choices. */
  value: string
  choices: readonly Choice<T>[]
  onChange: (value: T) => void
  onBlur?: () => void
  invalid?: boolean
  describedBy?: string | undefined
  label?: string | undefined
  /** What a browser may fill in, as in `autocomplete`; `name` helps it to recognise the field. */
  autoComplete?: string | undefined
  name?: string | undefined
  /** So many choices that their list scrolls. */
  isLong?: boolean
}

/**
 * A native list of choices: the phone's own wheel, the keyboard's own search. A value that is none of them (a stored one,
 * of a list that has changed since) is shown as it is, not as the first choice.
 */
export function SelectBox<T extends string>(props: SelectBoxProps<T>) {
  const { id, value, choices, onChange, onBlur, invalid, describedBy, label, autoComplete, name, isLong } = props
  const isListed = choices.some((choice) => choice.value === value)
  return (
    <div className="relative">
      <select
        id={id}
        name={name}
        autoComplete={autoComplete}
        value={value}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onBlur={onBlur}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
        className={controlClasses(invalid, classes('appearance-none truncate pe-10', isLong && 'long-list'))}
      >
        {isListed ? null : <option value={value}>{value}</option>}
        {choices.map((choice) => (
          // Names of countries are the browser's, and may differ from those in the page that was sent: Turkey, Türkiye.
          <option key={choice.value} value={choice.value} disabled={choice.disabled} suppressHydrationWarning>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute end-3 inset-y-0 my-auto text-muted" />
    </div>
  )
}
