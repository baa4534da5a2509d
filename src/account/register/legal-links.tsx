import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { paths } from '../../paths'

/** What one agrees to. The pages open beside this one: what is typed in the form must stay. */
export function LegalLinks() {
  const { t } = useTranslation('account')
  return (
    <p className="text-small">
      <Trans
        t={t}
        i18nKey="register.agree"
        components={{ terms: <LegalLink href={paths.terms} />, privacy: <LegalLink href={paths.privacy} /> }}
      />
    </p>
  )
}

/** The sentence gives each link its words. */
function LegalLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-accent underline">
      {children}
    </a>
  )
}
