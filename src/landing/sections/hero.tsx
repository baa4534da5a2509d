import type { Language } from '../../domain/options'
import { consultation, lifetimePriceSAR } from '../../domain/site/product-price'
import { fillIn } from '../../i18n/fill-in'
import { formatMoney } from '../../i18n/format'
import { paths, startHref } from '../../paths'
import { LinkButton } from '../../ui/button'
import { classes } from '../../ui/classes'
import { Chat } from '../../ui/icons'
import { Instrument } from '../live-calculator/live-calculator'
import type { SectionProps } from '../site'
import { measure } from './section'

const whole = (amount: number, language: Language) => formatMoney(amount, language, 'SAR', { max: 0 })

/** Whether an account costs nothing today. */
function AccessBadge({ words, language, site }: SectionProps) {
  const { earlyAccess, paidAccess } = words.hero
  return (
    <p className="-mb-2">
      <span
        id="access-badge"
        className={classes(
          'inline-flex items-center gap-2 rounded-full px-3.5 py-1 font-semibold',
          site.hasFreePlace ? 'bg-accent-soft text-accent' : 'bg-sunken text-text',
        )}
      >
        {site.hasFreePlace ? <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" /> : null}
        {site.hasFreePlace ? earlyAccess : fillIn(paidAccess, { price: whole(lifetimePriceSAR, language) })}
      </span>
    </p>
  )
}

/** One sentence, the way in, and the instrument itself beside it. */
export function Hero(props: SectionProps) {
  const { hero } = props.words
  const included = fillIn(props.site.hasFreePlace ? hero.consultationLater : hero.consultation, {
    price: whole(lifetimePriceSAR, props.language),
    value: whole(consultation.valueSAR, props.language),
  })
  return (
    <div
      className={`${measure} grid grid-cols-1 items-start gap-x-12 gap-y-12 pt-8 pb-16 sm:pt-14 sm:pb-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-y-10`}
    >
      <div className="flex flex-col gap-7 lg:pt-4">
        <AccessBadge {...props} />
        <h1 className="display">{hero.headline}</h1>
        <p className="max-w-[30em] text-section text-pretty text-muted">{hero.lead}</p>
        <div className="flex flex-col gap-3">
          <p className="flex flex-wrap gap-3 max-sm:flex-col">
            <LinkButton variant="primary" href={startHref} className="large">
              {hero.startMine}
            </LinkButton>
            <LinkButton href={paths.demo} className="large">
              {hero.tryIt}
            </LinkButton>
          </p>
          <p className="text-small text-muted">{hero.note}</p>
        </div>
        <p id="consultation-badge" className="flex items-center gap-3 border-t border-line pt-5">
          <Chat className="shrink-0 text-accent" />
          <span className="text-pretty">{included}</span>
        </p>
      </div>
      <Instrument {...props} />
    </div>
  )
}
