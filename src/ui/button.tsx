import { type AnchorHTMLAttributes, type ComponentProps, useState } from 'react'
import { classes } from './classes'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:brightness-110 border-transparent',
  secondary: 'bg-surface text-text border-control hover:bg-sunken',
  quiet: 'bg-transparent text-text border-transparent hover:bg-sunken',
  danger: 'bg-negative text-surface border-transparent hover:brightness-110',
}

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-4 text-body font-medium no-underline transition-[filter,background-color] aria-disabled:opacity-60 disabled:opacity-60'

/** The classes of a button, for links that look like one. */
export function buttonClasses(variant: ButtonVariant = 'secondary', extra?: string): string {
  return classes(shape, variants[variant], extra)
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant }

export function Button({ variant = 'secondary', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClasses(variant, className)} {...rest} />
}

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> & { variant?: ButtonVariant }

/** A plain link (a full page load) that looks like a button. */
export function LinkButton({ variant = 'secondary', className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={buttonClasses(variant, className)} {...rest}>
      {children}
    </a>
  )
}

type IconButtonProps = ComponentProps<'button'> & {
  label: string
  /** Where the name has room: toward the start of the line, or toward its end where the button begins the line. */
  tip?: 'toStart' | 'toEnd'
}

/** A square button that shows only a picture; `label` is read aloud, and shown under pointer, focus and finger. */
export function IconButton({ label, tip = 'toStart', className, type = 'button', children, ...rest }: IconButtonProps) {
  const [isSilent, setSilent] = useState(false)
  return (
    <button
      type={type}
      aria-label={label}
      className={classes(
        'tip-host inline-flex size-11 shrink-0 items-center justify-center rounded-control text-text hover:bg-sunken disabled:text-muted/60',
        tip === 'toEnd' && 'tip-start',
        isSilent && 'tip-silent',
        className,
      )}
      onKeyDown={({ key }) => setSilent(key === 'Escape')}
      onPointerLeave={() => setSilent(false)}
      onBlur={() => setSilent(false)}
      {...rest}
    >
      {children}
      <span aria-hidden="true" className="tip">
        {label}
      </span>
    </button>
  )
}
