import { supportChatHref, supportMailHref } from '../domain/site/site-settings'
import { paths } from '../paths'
import { measure } from './sections/section'
import type { SectionProps } from './site'

/** A chat, else a mail; nothing where the owner has named neither. */
export function supportLink({ words, site }: Pick<SectionProps, 'words' | 'site'>) {
  const { chat, mail, supportSubject, supportMessage } = words.footer
  const chatHref = supportChatHref(site, supportMessage)
  if (chatHref) return [{ href: chatHref, label: chat }]
  return site.supportEmail ? [{ href: supportMailHref(site, supportSubject, supportMessage), label: mail }] : []
}

/** Who sells, as far as the owner has said. */
function Operator({ words: { footer }, site }: SectionProps) {
  const { operatorName, operatorRegistration, operatorVatNumber, operatorAddress } = site
  const numbers = [
    { name: footer.registration, value: operatorRegistration },
    { name: footer.vatNumber, value: operatorVatNumber },
  ].filter(({ value }) => value !== null)
  if (!operatorName && !operatorAddress && numbers.length === 0) return null
  return (
    <address className="mt-1 flex flex-wrap gap-x-4 not-italic">
      {[operatorName, operatorAddress].map((text) => (text ? <bdi key={text}>{text}</bdi> : null))}
      {numbers.map(({ name, value }) => (
        <span key={name}>
          {name} <bdi className="tabular-nums">{value}</bdi>
        </span>
      ))}
    </address>
  )
}

export function Footer(props: SectionProps) {
  const { footer } = props.words
  const links = [
    { href: paths.privacy, label: footer.privacy },
    { href: paths.terms, label: footer.terms },
    { href: paths.values, label: footer.values },
    { href: paths.websites, label: footer.websites },
    ...supportLink(props),
  ]
  return (
    <footer className="border-t border-line">
      <div
        className={`${measure} flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-6 text-small text-muted`}
      >
        <div>
          <p>{footer.about}</p>
          <Operator {...props} />
        </div>
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
