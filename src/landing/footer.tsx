import { supportChatHref, supportMailHref } from '../domain/site-settings'
import { paths } from '../paths'
import { measure } from './sections/section'
import type { SectionProps } from './site'

/** A chat, else a mail; nothing where the owner has named neither. */
function supportLink({ words, site }: SectionProps) {
  const { chat, mail, supportSubject, supportMessage } = words.footer
  const chatHref = supportChatHref(site, supportMessage)
  if (chatHref) return [{ href: chatHref, label: chat }]
  return site.supportEmail ? [{ href: supportMailHref(site, supportSubject, supportMessage), label: mail }] : []
}

export function Footer(props: SectionProps) {
  const { footer } = props.words
  const links = [
    { href: paths.privacy, label: footer.privacy },
    { href: paths.terms, label: footer.terms },
    { href: paths.values, label: footer.values },
    ...supportLink(props),
  ]
  return (
    <footer className="border-t border-line">
      <div
        className={`${measure} flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-6 text-small text-muted`}
      >
        <p>{footer.about}</p>
        <nav aria-label={footer.links}>
          <ul className="flex flex-wrap gap-x-5">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center text-text underline-offset-4">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
