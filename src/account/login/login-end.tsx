import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormEnd } from '../../forms/form-end'

interface LoginEndProps {
  problem: ReactNode
  isPending: boolean
  /** What the button says where it does more than sign in. */
  submit?: string
}

/** The last lines of a form that signs in: why it failed, and its button. */
export function LoginEnd({ problem, isPending, submit }: LoginEndProps) {
  const { t } = useTranslation('account')
  return (
    <FormEnd
      problem={problem}
      problemTitle={t('login.failedTitle')}
      submit={submit ?? t('login.submit')}
      submitting={t('login.submitting')}
      isPending={isPending}
      className="w-full"
    />
  )
}
