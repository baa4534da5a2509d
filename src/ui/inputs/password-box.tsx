import { type InputHTMLAttributes, type Ref, useState } from 'react'
import { IconButton } from '../button'
import { Eye, EyeOff } from '../icons'
import { controlClasses } from './control'

type PasswordBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  ref?: Ref<HTMLInputElement>
  invalid?: boolean
  describedBy?: string | undefined
  showLabel: string
  hideLabel: string
}

/** A box for a password, hidden until its owner wants to read it. Pasting and password managers work as anywhere. */
export function PasswordBox({ invalid, describedBy, showLabel, hideLabel, ...rest }: PasswordBoxProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <input
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className={controlClasses(invalid, 'pe-12 rtl:ps-12 rtl:pe-3 rtl:text-end')}
        {...rest}
      />
      <IconButton
        label={isShown ? hideLabel : showLabel}
        aria-pressed={isShown}
        className="absolute end-0 top-0 text-muted"
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff /> : <Eye />}
      </IconButton>
    </div>
  )
}
