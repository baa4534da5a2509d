import {
  consultation,
  lifetimePriceHalalas,
  lifetimePriceSAR,
  offerVatPct,
  vatInside,
} from '../../domain/site/product-price'
import { fillIn } from '../../i18n/fill-in'
import { formatMoney, formatPercent } from '../../i18n/format'
import { registerHref } from '../../paths'
import { LinkButton } from '../../ui/button'
import { Check } from '../../ui/first-icons'
import { Paper } from '../live-calculator/calculation-receipt'
import type { SectionProps } from '../site'
import { Section } from './section'

function ReceiptLine({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-2">
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

/** The price as the receipt that it will be: while a place is free, nothing is due and nothing is said to be bought. */
function Receipt({ words, language, site }: SectionProps) {
  const { pricing } = words
  const money = (amount: number) => formatMoney(amount, language, 'SAR', { max: 0 })
  const value = money(consultation.valueSAR)
  const vat = vatInside(lifetimePriceHalalas, offerVatPct).vat / 100
  const vatWords = fillIn(pricing.vat, { vat: formatPercent(offerVatPct, language) })
  return (
    <Paper className="w-full max-w-[30rem]">
      <dl>
        <ReceiptLine label={pricing.access}>{money(lifetimePriceSAR)}</ReceiptLine>
        {site.hasFreePlace ? null : (
          <ReceiptLine label={fillIn(pricing.consultation, { value })}>{pricing.included}</ReceiptLine>
        )}
        <ReceiptLine label={pricing.updates}>{pricing.included}</ReceiptLine>
        {site.hasFreePlace ? <ReceiptLine label={pricing.earlyAccess}>{money(-lifetimePriceSAR)}</ReceiptLine> : null}
        <div className="mt-3 flex items-baseline justify-between gap-6 border-t border-text pt-4">
          <dt className="text-section font-semibold">{pricing.total}</dt>
          <dd className="text-figure font-semibold whitespace-nowrap">
            <bdi>{money(site.hasFreePlace ? 0 : lifetimePriceSAR)}</bdi>
          </dd>
        </div>
        {site.hasFreePlace || site.operatorVatNumber === null ? null : (
          <div className="flex justify-between gap-6 text-small text-muted">
            <dt>{vatWords}</dt>
            <dd>
              <bdi>{formatMoney(vat, language, 'SAR')}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <LinkButton variant="primary" href={registerHref(!site.hasFreePlace)} className="large mt-6 w-full">
        {site.hasFreePlace ? pricing.start : pricing.buy}
      </LinkButton>
      <p className="mt-3 text-small text-muted">
        {site.hasFreePlace
          ? `${pricing.placesOpen} ${fillIn(pricing.placesOpenThen, { price: money(lifetimePriceSAR), value })}`
          : pricing.placesTaken}
      </p>
    </Paper>
  )
}

export function Pricing(props: SectionProps) {
  const { pricing } = props.words
  const gives = [pricing.projects, pricing.products, pricing.rate, pricing.files, pricing.link, pricing.free]
  return (
    <Section id="pricing" title={pricing.title} lead={props.site.hasFreePlace ? pricing.textFree : pricing.text}>
      <div className="mt-10 grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <Receipt {...props} />
        <div className="lg:pt-4">
          <h3 className="text-section font-semibold">{pricing.gives}</h3>
          <ul className="mt-4 grid gap-3 text-section">
            {gives.map((what) => (
              <li key={what} className="flex items-start gap-3">
                <Check className="mt-1 text-accent" />
                {what}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
