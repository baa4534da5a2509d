import { codShareOf, withCodShare } from '../edits/payment-shares'
import { type Goods, goodsSources, type PaymentMode, type SalesChannel } from '../options'
import { pathOfField } from '../plan/field-at-path'
import { isOwn, withOrigin } from '../plan/origins'
import type { Plan } from '../plan/plan'
import { gatewayOf, gatewayPresets } from '../reference/presets'
import { isYesGiven, withYes } from '../rules/given'
import { withTypicalSettings } from '../typical/typical-settings'

// What kind of store it is: four questions, each of which may stay without an answer. An answer is the founder's own value
// of the fields that it is about; without one they hold what most stores have, known as typical.

export type YesNo = 'yes' | 'no' | 'unknown'

/** Whether the store is registered for VAT, as far as that was said. */
export function registrationOf(plan: Plan): YesNo {
  if (!isOwn(plan, 'vatRegistered')) return 'unknown'
  return plan.vatRegistered ? 'yes' : 'no'
}

/** The plan with an answer to whether its store is registered; not knowing counts it as registered, and leaves it open. */
export const withRegistration = (plan: Plan, answer: YesNo): Plan =>
  withOrigin({ ...plan, vatRegistered: answer !== 'no' }, ['vatRegistered'], answer === 'unknown' ? 'typical' : 'typed')

/** Whether customers may pay at the door, as far as that was said. */
export function onDeliveryOf(plan: Plan): YesNo {
  if (codShareOf(plan) > 0 || isYesGiven(plan, 'sellsOnDelivery')) return 'yes'
  return isOwn(plan, 'codSharePct') ? 'no' : 'unknown'
}

/** The plan with an answer to whether customers may pay at the door: with yes its share and refusals are to be typed. */
export function withOnDelivery(plan: Plan, answer: YesNo): Plan {
  const isYes = answer === 'yes'
  const withChoice = isYes ? plan : { ...plan, codSharePct: 0, codRefusalPct: 0, codChargeInclVAT: 0 }
  const given = withYes(withChoice, 'sellsOnDelivery', isYes)
  return isYes && plan.codSharePct > 0
    ? given
    : withOrigin(given, ['codSharePct'], answer === 'no' ? 'typed' : 'typical')
}

/**
 * The plan with one fee for all orders, or with one for each way to pay. What was said of cash on delivery beside the one fee
 * holds for the methods too, until the founder types a share of one.
 */
export function withPaymentMode(plan: Plan, paymentMode: PaymentMode): Plan {
  const chosen = { ...plan, paymentMode }
  const shares = plan.paymentMethods.map((_, at) => `paymentMethods.${at}.share`)
  const isSaid = isOwn(plan, 'codSharePct') && !shares.some((path) => isOwn(plan, path))
  if (paymentMode === 'basic' || !isSaid) return chosen
  const shared = withOrigin(withCodShare(chosen, plan.codSharePct), shares, 'typical')
  const cod = pathOfField(plan, 'paymentMethods.cod.share')
  return cod === null ? shared : withOrigin(shared, [cod], 'typed')
}

/** Where the goods come from, as far as that was said. */
export function goodsOf(plan: Plan): Goods | 'unknown' {
  if (plan.products[0]?.needsDelivery === false) return 'digital'
  return isOwn(plan, 'sourcingType') ? plan.sourcingType : 'unknown'
}

/** The plan with an answer to where its goods come from. What is typical of that follows where nothing was typed. */
export function withGoods(plan: Plan, goods: Goods | 'unknown'): Plan {
  const isSent = goods !== 'digital'
  const products = plan.products.map((product, at) => (at === 0 ? { ...product, needsDelivery: isSent } : product))
  const [usual] = goodsSources
  const sourcingType = goods === 'digital' || goods === 'unknown' ? usual : goods
  const origin = goods === 'unknown' ? 'typical' : 'typed'
  return withTypicalSettings(withOrigin({ ...plan, products, sourcingType }, ['sourcingType'], origin))
}

/** The methods whose fee follows the gateway, each with what gateways quote for it. */
const quoted = ['mada', 'international'] as const

/**
 * The plan of a store that sells through a channel; '' while that is not known. What its gateway takes of mada and cards
 * follows, where nothing was typed.
 */
export function withChannel(plan: Plan, salesChannel: SalesChannel | ''): Plan {
  const gateway = gatewayOf(salesChannel)
  const fees = quoted.flatMap((method) => {
    const path = pathOfField(plan, `paymentMethods.${method}.percent`)
    const quote = gatewayPresets[method].find(({ id }) => id === gateway)
    return path === null || !quote || isOwn(plan, path) ? [] : [{ method, path, percent: quote.percent }]
  })
  const paymentMethods = plan.paymentMethods.map((method) => {
    const fee = fees.find((one) => one.method === method.id)
    return fee ? { ...method, percent: fee.percent } : method
  })
  const paths = fees.map(({ path }) => path)
  return withOrigin({ ...plan, salesChannel, paymentMethods }, paths, 'typical')
}
