import { codShareOf } from '../../domain/edits/payment-shares'
import { evaluate } from '../../domain/model/evaluate'
import type { Language } from '../../domain/options'
import type { Plan } from '../../domain/plan/plan'
import { fillIn } from '../../i18n/fill-in'
import { formatMoney, formatNumber, formatPercent } from '../../i18n/format'
import type { FrameWords } from './reading'

/** What the example store has besides the figures that move, as a reader would check it: a name and a figure each. */
export function assumptionsOf(
  plan: Plan,
  names: readonly string[],
  words: FrameWords['own'],
  language: Language,
): [string, string][] {
  const money = (value: number) =>
    formatMoney(value, language, plan.currency, Number.isInteger(value) ? { max: 0 } : undefined)
  const percent = (value: number) => formatPercent(value, language)
  const { monthly } = evaluate(plan)
  const [, ...others] = plan.products
  const sold = others.map(({ unitsPerMonth, unitPriceInclVAT }, at): [string, string] => [
    names[at + 1] ?? '',
    fillIn(words.alsoSold, { units: formatNumber(unitsPerMonth, language), price: money(unitPriceInclVAT) }),
  ])
  const onDelivery: [string, string][] =
    codShareOf(plan) > 0
      ? [
          [words.onDelivery, percent(codShareOf(plan))],
          [words.refused, percent(plan.codRefusalPct)],
        ]
      : []
  const advertising: [string, string][] = monthly.marketingMo > 0 ? [[words.marketing, money(monthly.marketingMo)]] : []
  return [
    ...sold,
    [words.vat, plan.vatRegistered ? percent(plan.vatPct) : words.noVat],
    [words.perOrder, formatNumber(plan.avgUnitsPerOrder, language)],
    [words.shipping, money(plan.packagingPerOrder + plan.shippingPerOrder)],
    [words.charged, money(plan.customerShippingChargeInclVAT)],
    [words.paymentFee, formatMoney(monthly.gatewayFeePerOrder, language, plan.currency)],
    ...onDelivery,
    [words.returned, percent(plan.expectedReturnRate * 100)],
    [words.acquisition, money(plan.customerAcquisitionCost)],
    [words.newCustomers, percent(plan.firstOrderSharePct)],
    [words.discount, percent(plan.firstOrderDiscountPct)],
    ...advertising,
    [words.salaries, money(monthly.teamMo)],
    [words.overheads, money(monthly.overheadMo - monthly.teamMo)],
  ]
}
