import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { trpc } from '../../api'
import { usePageTitle } from '../../i18n/use-page-title'
import { loginHref, pageAfterLogin, requestedPage } from '../../paths'
import { Card } from '../form/card'
import { CodeLogin } from './code-login'
import { wayIn } from './login-methods'
import { PasswordLogin } from './password-login'
import { PasswordReset } from './password-reset'
import { RecoveryLogin } from './recovery-login'
import { WhyHere } from './why-here'

const forms = { password: PasswordLogin, code: CodeLogin, reset: PasswordReset, recovery: RecoveryLogin }
const words = { password: 'login', code: 'code', reset: 'reset', recovery: 'passkeys.login' } as const

/** The address that was typed on the page that led here. */
function emailBrought(): string {
  const brought: unknown = typeof history === 'undefined' ? null : history.state
  if (typeof brought !== 'object' || brought === null || !('email' in brought)) return ''
  return typeof brought.email === 'string' ? brought.email : ''
}

/** Signing in: with the password, with a code, or with a code and a new password. */
export function LoginPage() {
  const { t } = useTranslation('account')
  const search = useSearch()
  const way = wayIn(search)
  const [email, setEmail] = useState(emailBrought)
  const Form = forms[way]
  const title = t(`${words[way]}.title`)
  usePageTitle(title)
  useWholeAddress()
  useLeaveSignedIn(pageAfterLogin(search))
  return (
    <Card>
      <Heading title={title} />
      <WhyHere>{t(`${words[way]}.intro`)}</WhyHere>
      <Form email={email} onEmail={setEmail} />
    </Card>
  )
}

/** Where the server led here, the address that was asked for lacks what stood behind its '#': only the browser knows that. */
function useWholeAddress() {
  const [, navigate] = useLocation()
  useLayoutEffect(() => {
    const requested = requestedPage(location.search)
    if (location.hash && requested) navigate(loginHref(requested + location.hash), { replace: true })
  }, [navigate])
}

/** Takes the focus when the way changes, so that a screen reader hears which it is. */
function Heading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-page font-semibold outline-none">
      {title}
    </h1>
  )
}

/** Who is signed in already has nothing to do here. */
function useLeaveSignedIn(to: string): void {
  const [, navigate] = useLocation()
  const isSignedIn = Boolean(trpc.auth.session.useQuery().data)
  useEffect(() => {
    if (isSignedIn) navigate(to, { replace: true })
  }, [isSignedIn, navigate, to])
}
