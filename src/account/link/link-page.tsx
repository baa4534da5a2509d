import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { trpc } from '../../api'
import { FormEnd } from '../../forms/form-end'
import { useConfirmEmail } from '../../forms/use-confirm-email'
import { usePageTitle } from '../../i18n/use-page-title'
import { loginHref, type MailedLink, paths } from '../../paths'
import { LinkButton } from '../../ui/button'
import { EmailAddress } from '../../ui/page/email-address'
import { Card } from '../form/card'
import { CodeSteps } from '../login/code-steps'
import { NewPassword } from '../login/password-reset'
import { takeMailedLink } from './mailed-link'

const titles = {
  login: 'login.title',
  password_reset: 'reset.title',
  registration: 'email.confirm',
  proof: 'link.proof',
} as const

/** The link that the page was opened with; another one that is opened in the same window only changes its address. */
function useMailedLink(): MailedLink | null {
  const [link, setLink] = useState(takeMailedLink)
  useEffect(() => {
    const follow = () => setLink(takeMailedLink())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return link
}

/** What a link from a mail opens. Opening it does nothing: programs that look into mails open links, too. */
export function LinkPage() {
  const { t } = useTranslation('account')
  const link = useMailedLink()
  const title = link ? t(titles[link.type]) : t('link.title')
  usePageTitle(title)
  return (
    <Card>
      <h1 className="text-page font-semibold">{title}</h1>
      {link ? (
        <>
          <p className="mt-2 mb-6 text-muted">
            <EmailAddress address={link.email} />
          </p>
          <Purpose key={link.code} {...link} />
        </>
      ) : (
        <NoLink />
      )}
    </Card>
  )
}

function NoLink() {
  const { t } = useTranslation('account')
  return (
    <>
      <p className="mt-2 mb-6 text-muted">{t('link.none')}</p>
      <Link href={paths.login} className="inline-flex min-h-11 items-center font-medium text-accent">
        {t('login.title')}
      </Link>
    </>
  )
}

function Purpose({ type, email, code }: MailedLink) {
  const { t } = useTranslation('account')
  if (type === 'login') return <CodeSteps email={email} code={code} submit={t('link.signIn')} />
  if (type === 'password_reset') return <NewPassword email={email} code={code} />
  if (type === 'registration') return <Confirmation email={email} code={code} />
  return (
    <>
      <p>{t('link.proofText')}</p>
      <code dir="ltr" className="mt-4 block rounded-control bg-accent-soft p-3 break-all select-all">
        {code}
      </code>
    </>
  )
}

/** Only who is signed in confirms: who registered the address with it may be another person than its reader. */
function Confirmation({ email, code }: { email: string; code: string }) {
  const { t } = useTranslation('account')
  const user = trpc.auth.session.useQuery().data
  if (user?.email === email && user.isEmailVerified) return <p role="status">{t('email.success')}</p>
  if (user?.email === email) return <Confirm code={code} />
  return (
    <>
      <p className="mb-4">{t('link.signInFirst')}</p>
      <LinkButton variant="primary" href={loginHref(paths.mailed)}>
        {t('login.title')}
      </LinkButton>
    </>
  )
}

function Confirm({ code }: { code: string }) {
  const { t } = useTranslation('account')
  const { problem, isSubmitting, formProps } = useConfirmEmail(() => t('email.success'), {
    code,
    refused: t('link.over'),
  })
  return (
    <form {...formProps}>
      <FormEnd
        problem={problem}
        submit={t('email.confirm')}
        submitting={t('profile.submitting')}
        isPending={isSubmitting}
        className="w-full"
      />
    </form>
  )
}
