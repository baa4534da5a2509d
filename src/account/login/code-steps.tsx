import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverCode, trpc } from '../../api'
import { loginSchema, loginWithCodeSchema } from '../../domain/schemas/account-schema'
import { useSchemaForm } from '../../forms/use-schema-form'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { CodeField } from '../form/code-field'
import { PasswordField } from '../form/password-field'
import { UsernameForManagers } from '../form/username-for-managers'
import { useEnter } from '../use-signed-in'
import { LoginEnd } from './login-end'
import { useLoginFailureText, WayLink } from './password-login'

interface CodeStepsProps {
  email: string
  /** Comes with a link from the mail; without it the code is typed. */
  code?: string
  submit: string
}

/** What is asked besides a code that was right: the password, or whether the password may become void. */
type Besides = { what: 'password' | 'consent'; code: string }

/** Signing in with what was mailed, and what an account may ask besides. */
export function CodeSteps(props: CodeStepsProps) {
  const [besides, setBesides] = useState<Besides | null>(null)
  if (besides === null) return <MailedCode {...props} onBesides={setBesides} />
  const Step = besides.what === 'password' ? PasswordBesides : PasswordEnds
  return <Step email={props.email} code={besides.code} />
}

const besidesOf = (error: unknown) => {
  const code = serverCode(error)
  if (code === 'PASSWORD_NEEDED') return 'password'
  return code === 'CONSENT_NEEDED' ? 'consent' : null
}

/** Why it failed; a link has no box that could say it. */
function useFailureText(hasBox: boolean) {
  const { t } = useTranslation('account')
  const text = useLoginFailureText()
  return (error: unknown) => (!hasBox && serverCode(error) === 'CODE_INVALID' ? t('link.over') : text(error))
}

function MailedCode({ email, code, submit, onBesides }: CodeStepsProps & { onBesides: (besides: Besides) => void }) {
  const enter = useEnter()
  const login = trpc.auth.loginWithCode.useMutation()
  const hasBox = code === undefined
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    loginWithCodeSchema,
    { email, code: code ?? '' },
    async (values) => {
      const user = await login.mutateAsync(values).catch((error: unknown) => {
        const what = besidesOf(error)
        if (what === null) throw error
        onBesides({ what, code: values.code })
      })
      if (user) await enter(user)
    },
    hasBox ? { CODE_INVALID: 'code' } : {},
    useFailureText(hasBox),
  )
  return (
    <form {...formProps} className="flex flex-col gap-4">
      {hasBox ? <CodeField form={form} name="code" /> : null}
      <LoginEnd problem={problem} isPending={isSubmitting} submit={submit} />
    </form>
  )
}

type StepProps = Required<Omit<CodeStepsProps, 'submit'>>

/** The code was right, and the account needs its password besides. */
function PasswordBesides({ email, code }: StepProps) {
  const { t } = useTranslation('account')
  const enter = useEnter()
  const login = trpc.auth.login.useMutation()
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    loginSchema,
    { email, password: '', code },
    async (values) => enter(await login.mutateAsync(values)),
    {},
    useLoginFailureText(),
  )
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Notice live>{t('code.passwordToo')}</Notice>
      <UsernameForManagers email={email} />
      <PasswordField form={form} name="password" autoComplete="current-password" label={t('fields.password')} />
      <LoginEnd problem={problem} isPending={isSubmitting} />
    </form>
  )
}

/** Says what signing in by code ends where the address was not confirmed before, and asks. */
function PasswordEnds({ email, code }: StepProps) {
  const { t } = useTranslation('account')
  const enter = useEnter()
  const failureText = useFailureText(false)
  const login = trpc.auth.loginWithCode.useMutation()
  const press = () => {
    if (!login.isPending) login.mutateAsync({ email, code, endsPassword: true }).then(enter, () => undefined)
  }
  return (
    <div className="flex flex-col gap-4">
      <Notice live variant="warning" title={t('code.ends.title')}>
        <p>{t('code.ends.text')}</p>
        <p className="mt-2">{t('code.ends.keep')}</p>
      </Notice>
      <div role="alert" className="empty:hidden">
        {login.isError ? <Notice variant="error">{failureText(login.error)}</Notice> : null}
      </div>
      <Button variant="primary" className="w-full" aria-disabled={login.isPending} onClick={press}>
        {login.isPending ? t('login.submitting') : t('code.ends.submit')}
      </Button>
      <WayLink way="password" onFollow={() => undefined}>
        {t('login.withPassword')}
      </WayLink>
    </div>
  )
}
