import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { classes } from './classes'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:brightness-110 border-transparent',
  secondary: 'bg-surface text-text border-control hover:bg-sunken',
  quiet: 'bg-transparent text-text border-transparent hover:bg-sunken',
  danger: 'bg-negative text-surface border-transparent hover:brightness-110',
}

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-4 text-body font-medium no-underline transition-[filter,background-color] aria-disabled:opacity-60 disabled:opacity-60'

/** The classes of a button, for links that look like one. */
export function buttonClasses(look: ButtonLook = 'secondary', extra?: string): string {
  return classes(shape, looks[look], extra)
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook }

export function Button({ look = 'secondary', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClasses(look, className)} {...rest} />
}

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> & { look?: ButtonLook }

/** A plain link (a full page load) that looks like a button. */
export function LinkButton({ look = 'secondary', className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={buttonClasses(look, className)} {...rest}>
      {children}
    </a>
  )
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { label: string }

/** A square button that shows only a picture; `label` is read aloud and shown on hover. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-text hover:bg-sunken disabled:opacity-40',
        className,
      )}
      {...rest}
    />
  )
}
