import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useTranslation } from 'react-i18next'
import { missingPaymentMethods, withPaymentMethod } from '../../../../domain/edits/payment-shares'
import { countedPaymentMethods, isKnownPaymentMethod } from '../../../../domain/model/month/payment-fees'
import type { PaymentMethodId } from '../../../../domain/options'
import type { Plan } from '../../../../domain/plan/plan'
import { Button } from '../../../../ui/button'
import { Plus } from '../../../../ui/icons'
import { planAtom } from '../../../state/atoms'
import { applyEditAtom } from '../../../state/undo/undo'
import { PaymentMethodItem } from './payment-method-fields'
import { PaymentShares } from './payment-shares'

interface Listed {
  id: PaymentMethodId
  index: number
}

/** The methods that count, each with its place in the plan's list. */
function listedIn(plan: Plan): Listed[] {
  return countedPaymentMethods(plan)
    .filter(isKnownPaymentMethod)
    .map((method) => ({ id: method.id, index: plan.paymentMethods.indexOf(method) }))
}

const listedAtom = selectAtom(
  planAtom,
  listedIn,
  (one, other) =>
    one.length === other.length && one.every(({ id, index }, at) => id === other[at]?.id && index === other[at]?.index),
)

/** The payment mix: how customers pay, and what each way costs. */
export function PaymentMethods() {
  const { t } = useTranslation('costs')
  const listed = useAtomValue(listedAtom)
  return (
    <div id="paymentMethods" className="flex flex-col gap-4">
      <p className="text-small text-muted">{t('payment.typical')}</p>
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {listed.map(({ id, index }) => (
          <PaymentMethodItem key={id} id={id} index={index} />
        ))}
      </ul>
      <MissingMethods listed={listed} />
      <PaymentShares />
    </div>
  )
}

/** Methods that a plan stored elsewhere does not list, each one press away. */
function MissingMethods({ listed }: { listed: readonly Listed[] }) {
  const { t } = useTranslation(['costs', 'options'])
  const store = useStore()
  const command = useSetAtom(applyEditAtom)
  const missing = missingPaymentMethods(store.get(planAtom)).filter((id) => listed.every((one) => one.id !== id))
  if (missing.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {missing.map((id) => (
        <Button
          key={id}
          onClick={() => command({ plan: withPaymentMethod(store.get(planAtom), id), place: 'paymentMethods' })}
        >
          <Plus />
          {t('costs:payment.add', { method: t(`options:paymentMethods.${id}`) })}
        </Button>
      ))}
    </div>
  )
}
