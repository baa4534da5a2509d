import type { ReactNode } from 'react'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

interface FormEndProps {
  /** Why the form was refused as a whole. */
  problem: ReactNode
  submit: string
  submitting: string
  isPending: boolean
  /** There is nothing yet that could be sent. */
  isDisabled?: boolean
  variant?: 'primary' | 'danger'
  className?: string
  /** More that can be done here. */
  children?: ReactNode
}

/** The last lines of a form: what is wrong with the whole of it, and its button. */
export function FormEnd({
  problem,
  submit,
  submitting,
  isPending,
  isDisabled = false,
  variant = 'primary',
  className,
  children,
}: FormEndProps) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {problem ? <Notice variant="error">{problem}</Notice> : null}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant={variant}
          aria-disabled={isPending}
          disabled={isDisabled}
          {...(className ? { className } : {})}
        >
          {isPending ? submitting : submit}
        </Button>
        {children}
      </div>
    </>
  )
}
