import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearch } from 'wouter'
import { serverMessage, unreadableStatus } from '../../api'
import { loginSchema, loginWithBothSchema } from '../../domain/schemas/account-schema'
import { TextField } from '../../forms/text-field'
import { useSchemaForm } from '../../forms/use-schema-form'
import { pageAfterLogin, paths, registerHref } from '../../paths'
import { Notice } from '../../ui/notice'
import { CodeField } from '../form/code-field'
import { PasswordField } from '../form/password-field'
import { PasskeyLogin } from '../passkeys/passkey-login'
import { useEnter } from '../use-signed-in'
import { LoginEnd } from './login-end'
import { type Way, wayHref } from './login-methods'
import { SendAgain } from './send-again'
import { usePasswordLogin } from './use-password-login'

export interface WayProps {
  /** The address typed so far, kept when the way changes. */
  email: string
  onEmail: (email: string) => void
}

export function PasswordLogin({ email, onEmail }: WayProps) {
  const { t } = useTranslation('account')
  const search = useSearch()
  const enter = useEnter()
  const { attempt, mails } = usePasswordLogin()
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    mails > 0 ? loginWithBothSchema : loginSchema,
    { email, password: '' },
    async (values) => {
      const user = await attempt(values)
      if (user) await enter(user)
    },
    { CODE_INVALID: 'code' },
    useLoginFailureText(),
  )
  const keepEmail = () => onEmail(form.getValues('email'))
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <TextField form={form} name="email" type="email" dir="ltr" autoComplete="username" label={t('fields.email')} />
      <PasswordField form={form} name="password" autoComplete="current-password" label={t('fields.password')} />
      <div className="flex flex-wrap justify-between gap-x-4">
        <WayLink way="reset" onFollow={keepEmail}>
          {t('login.forgotten')}
        </WayLink>
        <WayLink way="code" onFollow={keepEmail}>
          {t('login.withCode')}
        </WayLink>
      </div>
      {mails > 0 ? (
        <>
          <Notice live>
            {mails > 1 ? t('code.sentAgain') : t('login.codeSent', { email: form.getValues('email') })}
          </Notice>
          <CodeField form={form} name="code" />
        </>
      ) : null}
      <LoginEnd problem={problem} isPending={isSubmitting} />
      {mails > 0 ? (
        <SendAgain onSend={() => attempt(loginSchema.parse({ ...form.getValues(), code: undefined }))} />
      ) : null}
      <PasskeyLogin />
      <WayLink way="recovery" onFollow={keepEmail}>
        {t('passkeys.login.lost')}
      </WayLink>
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        {t('login.noAccount')}
        <Link
          href={registerHref(pageAfterLogin(search) === paths.paywall)}
          className="inline-flex min-h-11 items-center font-medium text-accent"
        >
          {t('login.register')}
        </Link>
      </p>
    </form>
  )
}

/** A link to another way to sign in. */
export function WayLink({ way, onFollow, children }: { way: Way; onFollow: () => void; children: ReactNode }) {
  const search = useSearch()
  return (
    <Link
      href={wayHref(search, way)}
      onClick={onFollow}
      className="inline-flex min-h-11 items-center text-small font-medium text-accent"
    >
      {children}
    </Link>
  )
}

/** Why signing in failed, where no field says it. */
export function useLoginFailureText() {
  const { t } = useTranslation('account')
  return (error: unknown) => {
    const status = unreadableStatus(error)
    const fallback = status ? t('login.failedStatus', { status }) : t('login.wrong')
    return serverMessage(error) ?? fallback
  }
}
