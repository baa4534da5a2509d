import { lifetimePriceSAR } from '../../domain/site/product-price'
import { fillIn } from '../../i18n/fill-in'
import { formatMoney } from '../../i18n/format'
import { paths, registerHref, startHref } from '../../paths'
import { buttonClasses, LinkButton } from '../../ui/button'
import type { SectionProps } from '../site'
import { measure } from './section'

/** The last call, and the till beside it. */
export function Closing(props: SectionProps) {
  const { final, hero } = props.words
  return (
    <section aria-labelledby="final" className="call">
      <div
        className={`${measure} grid items-center gap-x-16 gap-y-10 py-14 sm:py-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}
      >
        <div>
          <h2 id="final" className="display max-w-[9.5em]">
            {final.title}
          </h2>
          <p className="mt-5 max-w-[28em] text-section">{final.text}</p>
          <p className="mt-8">
            <a href={startHref} className={buttonClasses('secondary', 'large border-transparent')}>
              {hero.startMine}
            </a>
          </p>
        </div>
        <Checkout {...props} />
      </div>
    </section>
  )
}

/** What it costs, or that it costs nothing for now. */
function Checkout({ words: { checkout }, language, site }: SectionProps) {
  const price = formatMoney(lifetimePriceSAR, language, 'SAR', { max: 0 })
  const isFree = site.hasFreePlace
  return (
    <section aria-labelledby="checkout" className="rounded-panel bg-surface p-6 text-text">
      <h2 id="checkout" className="text-page font-semibold">
        {checkout.title}
      </h2>
      <p className="mt-1 text-muted">{fillIn(isFree ? checkout.free : checkout.text, { price })}</p>
      <LinkButton variant="primary" href={registerHref(!isFree)} className="large mt-5 w-full">
        {isFree ? checkout.start : fillIn(checkout.buy, { price })}
      </LinkButton>
      {site.isSignedIn ? null : (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          {isFree ? checkout.registered : checkout.already}
          <LinkButton href={paths.login}>{checkout.login}</LinkButton>
        </p>
      )}
    </section>
  )
}
