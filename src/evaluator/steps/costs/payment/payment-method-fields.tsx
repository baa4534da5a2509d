import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PaymentMethodId, retiredPaymentMethods } from '../../../../domain/options'
import { gatewayPresets, instalmentOrders, tabbyRefundedPct } from '../../../../domain/reference/presets'
import { Button } from '../../../../ui/button'
import { ChevronForward } from '../../../../ui/first-icons'
import { useField } from '../../../fields/field-atom'
import { NumberField } from '../../../fields/number-field'
import { useFormat } from '../../../state/use-format'
import { PresetButtons } from '../preset-buttons'

interface PaymentMethodFieldsProps {
  id: PaymentMethodId
  index: number
}

/** One way to pay. One that left the market takes a line, not four boxes, unless a stored plan has orders paid so. */
export function PaymentMethodItem({ id, index }: PaymentMethodFieldsProps) {
  const { t } = useTranslation(['costs', 'options'])
  const [share = 0] = useField(`paymentMethods.${index}.share`)
  const [isOpened, setOpened] = useState(false)
  const region = useId()
  const isFolded = retiredPaymentMethods.includes(id) && share === 0 && !isOpened
  return (
    <li className="py-3">
      {isFolded ? (
        <Button aria-expanded={false} aria-controls={region} onClick={() => setOpened(true)}>
          <ChevronForward />
          {t('costs:payment.noLonger', { method: t(`options:paymentMethods.${id}`) })}
        </Button>
      ) : null}
      <div id={region} hidden={isFolded}>
        <PaymentMethodFields id={id} index={index} />
      </div>
    </li>
  )
}

/** Its share of orders, its fee, and the days until its money is there. */
function PaymentMethodFields({ id, index }: PaymentMethodFieldsProps) {
  const { t } = useTranslation(['costs', 'options'])
  const { currency } = useFormat()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{t(`options:paymentMethods.${id}`)}</legend>
      <div className="level-fields grid grid-cols-2 items-end gap-x-4 gap-y-1.5 lg:grid-cols-4">
        <NumberField path={`paymentMethods.${index}.share`} unit="%" />
        <NumberField path={`paymentMethods.${index}.percent`} unit="%" />
        <NumberField path={`paymentMethods.${index}.fixed`} unit={currency} />
        <NumberField path={`paymentMethods.${index}.settlementDays`} label={t('costs:payment.paidOut')} counts="days" />
      </div>
      {id === 'mada' || id === 'international' ? <Quotes id={id} index={index} /> : null}
      {id === 'tabby' ? <InstalmentNotes /> : null}
    </fieldset>
  )
}

/** What stores' own papers say of orders in instalments. */
function InstalmentNotes() {
  const { t } = useTranslation('costs')
  const { percent } = useFormat()
  const { instalments, all } = instalmentOrders
  const share = percent((instalments / all) * 100, { max: 0 })
  return (
    <p className="mt-2 max-w-line text-small text-muted">
      {t('payment.notes.tabby', { points: percent(tabbyRefundedPct, { max: 2 }) })}{' '}
      {t('payment.notes.instalments', { share })}
    </p>
  )
}

/** What gateways quote for the fee, to start from. */
function Quotes({ id, index }: { id: keyof typeof gatewayPresets; index: number }) {
  const { t } = useTranslation('costs')
  const { percent } = useFormat()
  const presets = gatewayPresets[id].map((preset) => ({
    id: preset.id,
    amount: preset.percent,
    name: t(`payment.gateways.${preset.id}`),
    price: percent(preset.percent, { max: 2 }),
  }))
  return (
    <div className="mt-3 max-w-md">
      <p className="mb-1 text-small text-muted">{t('payment.quotes')}</p>
      <PresetButtons path={`paymentMethods.${index}.percent`} presets={presets} />
    </div>
  )
}
