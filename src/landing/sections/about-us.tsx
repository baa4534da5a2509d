import { fillIn } from '../../i18n/fill-in'
import { buttonClasses } from '../../ui/button'
import { supportLink } from '../footer'
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

/** The creator's own places, else how to ask who makes this; none where the owner has set neither. */
function links({ words, site }: SectionProps) {
  const { creator } = words
  const own = site.creatorLinks.map((href) => ({ href, label: linkName(href, creator) }))
  if (own.length > 0) return { name: creator.links, rel: 'me noreferrer', items: own }
  return { name: creator.ask, rel: 'noreferrer', items: supportLink({ words, site }) }
}

/** Whose experience this is: the creator, else who sells it, as far as the owner has said. Nothing is made up. */
export function Creator(props: SectionProps) {
  const { creator } = props.words
  const maker = props.site.creatorName ?? props.site.operatorName
  const { name, rel, items } = links(props)
  return (
    <section aria-labelledby="creator" className="border-y border-line bg-surface">
      <div
        className={`${measure} grid items-end gap-x-16 gap-y-10 py-14 sm:py-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}
      >
        <div>
          <p className="text-small font-medium text-accent">{maker ? creator.title : creator.origin}</p>
          <h2 id="creator" className="heading mt-2">
            {maker ? fillIn(creator.named, { name: `\u2068${maker}\u2069` }) : creator.unnamed}
          </h2>
          <p className="mt-4 max-w-[35em] text-section text-pretty text-muted">{creator.text}</p>
          {items.length > 0 ? (
            <ul aria-label={name} className="mt-6 flex flex-wrap gap-2">
              {items.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} rel={rel} className={buttonClasses('secondary')}>
                    <bdi>{label}</bdi>
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
