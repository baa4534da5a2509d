import type { InputHTMLAttributes } from 'react'
import { controlClasses } from './control'

type TextBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  value: string
  onChange: (value: string) => void
  invalid?: boolean
  describedBy?: string | undefined
}

/** A box for words; its direction follows what is typed, and is the page's own while it is empty. */
export function TextBox({ value, onChange, invalid, describedBy, className, ...rest }: TextBoxProps) {
  return (
    <input
      type="text"
      dir={value === '' ? undefined : 'auto'}
      value={value}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value)}
      className={controlClasses(invalid, className)}
      {...rest}
    />
  )
}
