import { address, checkForm, email, type Fields, type Kind, oneOf, text, whole } from './form'
import { Refusal } from './refusal'

// The languages that the checkout page speaks; Arabic is not among them.
const locales =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'

const parameters: Kind = {
  fields: {
    mode: oneOf('payment', 'setup', 'subscription'),
    client_reference_id: text(200),
    customer: text(),
    customer_email: email,
    customer_creation: oneOf('always', 'if_required'),
    locale: oneOf(...locales.split(' ')),
    success_url: address,
    cancel_url: address,
    metadata: 'metadata',
    payment_intent_data: { fields: { metadata: 'metadata', description: text(1000), receipt_email: email } },
    line_items: {
      list: {
        fields: {
          quantity: whole,
          price: text(),
          price_data: {
            fields: {
              currency: oneOf('sar', 'usd', 'eur'),
              unit_amount: whole,
              product_data: { fields: { name: text(250), description: text(), metadata: 'metadata' } },
            },
          },
        },
      },
    },
  },
}

const required = (form: Fields, param: string) => {
  if (form[param] === undefined)
    throw new Refusal(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })
}

const inner = (value: string | Fields | undefined): Fields => (typeof value === 'object' ? value : {})

/** The total and the currency of what is asked for; throws as Stripe refuses. */
export function priceOf(form: Fields): { amount: number; currency: string } {
  checkForm(form, parameters)
  for (const param of ['mode', 'success_url', 'line_items']) required(form, param)
  if (form.customer && form.customer_email)
    throw new Refusal(400, 'You may only specify one of these parameters: customer, customer_email.')
  const items = Object.values(inner(form.line_items)).map(inner)
  const prices = items.map(({ quantity, price_data: data }) => {
    const { unit_amount: unit, currency, product_data: product } = inner(data)
    if (!quantity || !unit || !currency || !inner(product).name) throw new Refusal(400, 'An item lacks its price.')
    return { amount: Number(quantity) * Number(unit), currency: String(currency) }
  })
  const [first] = prices
  if (!first) throw new Refusal(400, 'line_items must hold at least one item.')
  return { amount: prices.reduce((sum, price) => sum + price.amount, 0), currency: first.currency }
}
