import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { ModalActions } from '../ui/overlays/modal'

interface FormEndProps {
  /** Why the form was refused as a whole, and what that is called. */
  problem: ReactNode
  problemTitle?: string
  submit: string
  submitting: string
  isPending: boolean
  /** There is nothing yet that could be sent. */
  isDisabled?: boolean
  variant?: 'primary' | 'danger'
  className?: string
  /** Of a form in a dialog: its buttons then stand as those of every dialog. */
  onCancel?: (() => void) | undefined
  /** More that can be done here. */
  children?: ReactNode
}

/** The last lines of a form: what is wrong with the whole of it, and its button. */
export function FormEnd(props: FormEndProps) {
  const { problem, problemTitle, submit, submitting, isPending, isDisabled = false, variant = 'primary' } = props
  const { className, onCancel, children } = props
  const button = (
    <Button
      type="submit"
      variant={variant}
      aria-disabled={isPending}
      disabled={isDisabled}
      {...(className ? { className } : {})}
    >
      {isPending ? submitting : submit}
    </Button>
  )
  return (
    <>
      <div role="alert" className="empty:hidden">
        {problem ? (
          <Notice variant="error" title={problemTitle}>
            {problem}
          </Notice>
        ) : null}
      </div>
      {onCancel ? (
        <ModalActions>
          <Cancel onClick={onCancel} />
          {button}
        </ModalActions>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {button}
          {children}
        </div>
      )}
    </>
  )
}

function Cancel({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('common')
  return <Button onClick={onClick}>{t('cancel')}</Button>
}
