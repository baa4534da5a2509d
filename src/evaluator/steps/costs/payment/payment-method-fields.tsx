import { useTranslation } from 'react-i18next'
import type { PaymentMethodId } from '../../../../domain/options'
import { NumberField } from '../../../fields/number-field'
import { useFormat } from '../../../state/use-format'

interface PaymentMethodFieldsProps {
  id: PaymentMethodId
  index: number
}

/** One way to pay: its share of orders, its fee, and the days until its money is there. */
export function PaymentMethodFields({ id, index }: PaymentMethodFieldsProps) {
  const { t } = useTranslation(['costs', 'options', 'common'])
  const { currency } = useFormat()
  return (
    <li className="py-3">
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">{t(`options:paymentMethods.${id}`)}</legend>
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 lg:grid-cols-4">
          <NumberField path={`paymentMethods.${index}.share`} unit="%" />
          <NumberField path={`paymentMethods.${index}.percent`} unit="%" />
          <NumberField path={`paymentMethods.${index}.fixed`} unit={currency} />
          <NumberField
            path={`paymentMethods.${index}.settlementDays`}
            label={t('costs:payment.paidOut')}
            unit={t('common:days')}
          />
        </div>
      </fieldset>
    </li>
  )
}
