import { lifetimePriceSAR } from '../../domain/product-price'
import { fillIn } from '../../i18n/fill-in'
import { formatMoney } from '../../i18n/format'
import { paths, startHref } from '../../paths'
import { buttonClasses, LinkButton } from '../../ui/button'
import type { SectionProps } from '../site'
import { measure } from './section'

/** The last call, and the till. */
export function Closing({ words, language }: SectionProps) {
  const { final, checkout, hero } = words
  const price = formatMoney(lifetimePriceSAR, language, 'SAR', { max: 0 })
  return (
    <>
      <section aria-labelledby="final" className="call">
        <div className={`${measure} py-16 sm:py-24`}>
          <h2 id="final" className="display max-w-[16ch]">
            {final.title}
          </h2>
          <p className="mt-5 max-w-[48ch] text-section">{final.text}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <a href={startHref} className={buttonClasses('secondary', 'large border-transparent')}>
              {hero.startMine}
            </a>
            <a
              href={paths.register}
              className="large inline-flex items-center rounded-control border border-current font-medium text-current no-underline hover:underline"
            >
              {hero.createAccount}
            </a>
          </p>
        </div>
      </section>
      <section aria-labelledby="checkout">
        <div className={`${measure} flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-12`}>
          <div>
            <h2 id="checkout" className="text-page font-semibold">
              {checkout.title}
            </h2>
            <p className="mt-1 text-muted">{fillIn(checkout.text, { price })}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton variant="primary" href={paths.register} className="large">
              {fillIn(checkout.buy, { price })}
            </LinkButton>
            <p className="flex flex-wrap items-center gap-x-3">
              {checkout.already}
              <LinkButton href={paths.login}>{checkout.login}</LinkButton>
            </p>
          </div>
        </div>
      </section>
    </>
  )
}
