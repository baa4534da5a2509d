import { fillIn } from '../../i18n/fill-in'
import { buttonClasses } from '../../ui/button'
import type { LandingWords, SectionProps } from '../site'
import { measure } from './section'

const networks = [
  ['linkedin', /(^|\.)linkedin\.com$/],
  ['x', /(^|\.)(x|twitter)\.com$/],
  ['whatsapp', /(^|\.)(wa\.me|whatsapp\.com)$/],
  ['telegram', /(^|\.)(t\.me|telegram\.me)$/],
] as const

/** What a link of the creator's is called: the network's name, or the address of a place of its own. */
export function linkName(address: string, words: LandingWords['creator']): string {
  const host = new URL(address).hostname
  const network = networks.find(([, pattern]) => pattern.test(host))
  return network ? words[network[0]] : host.replace(/^www\./, '')
}

function Claim({ figure, label }: { figure: string; label: string }) {
  return (
    <p>
      <span className="block text-page font-semibold text-accent">{figure}</span>
      <span className="text-muted">{label}</span>
    </p>
  )
}

/** Whose experience this is. Name and links are the owner's settings; unset, neither is made up. */
export function Creator({ words, site }: SectionProps) {
  const { creator } = words
  return (
    <section aria-labelledby="creator" className="border-y border-line bg-surface">
      <div
        className={`${measure} grid items-end gap-x-16 gap-y-10 py-14 sm:py-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}
      >
        <div>
          <p className="text-small font-medium text-accent">{creator.title}</p>
          <h2 id="creator" className="heading mt-2">
            {site.creatorName ? fillIn(creator.named, { name: `\u2068${site.creatorName}\u2069` }) : creator.unnamed}
          </h2>
          <p className="mt-4 max-w-[35em] text-section text-pretty text-muted">{creator.text}</p>
          {site.creatorLinks.length > 0 ? (
            <ul aria-label={creator.links} className="mt-6 flex flex-wrap gap-2">
              {site.creatorLinks.map((address) => (
                <li key={address}>
                  <a href={address} rel="me noreferrer" className={buttonClasses('secondary')}>
                    <bdi>{linkName(address, creator)}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-x-14 gap-y-6">
          <Claim figure={creator.years} label={creator.yearsLabel} />
          <Claim figure={creator.sales} label={creator.salesLabel} />
        </div>
      </div>
    </section>
  )
}
