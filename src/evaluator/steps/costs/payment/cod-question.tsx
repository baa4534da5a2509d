import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { codShareOf, hasAverageFee, withoutCod } from '../../../../domain/edits/payment-shares'
import { NumberField } from '../../../fields/number-field'
import { Question } from '../../../fields/question'
import { planAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { CodWaits } from '../../questions/cod-waits'
import { Computed } from '../computed'
import { FieldsGrid } from '../fields-grid'
import { useMonthly } from '../slices'

const shareAtom = atom((get) => codShareOf(get(planAtom)))
const averageFeeAtom = atom((get) => hasAverageFee(get(planAtom)))
/** Files and courses are not handed over at a door. */
const sendsAtom = atom((get) => get(planAtom).products.some(({ needsDelivery }) => needsDelivery))

/** The share's own box: beside the average fee, or among the payment methods. */
const placeAtom = atom((get) => {
  const { paymentMethods } = get(planAtom)
  return get(averageFeeAtom)
    ? 'codSharePct'
    : `paymentMethods.${paymentMethods.findIndex(({ id }) => id === 'cod')}.share`
})

/** Whether customers pay at the door, and what becomes of the parcels that they refuse there. */
export function CodQuestion() {
  const { t } = useTranslation('costs')
  const share = useAtomValue(shareAtom)
  const place = useAtomValue(placeAtom)
  const sends = useAtomValue(sendsAtom)
  if (!sends && share === 0) return null
  return (
    <Question
      question="sellsOnDelivery"
      label={t('payment.cod.question')}
      hint={t('payment.cod.hint')}
      isYes={share > 0}
      place={place}
      toNo={withoutCod}
    >
      <CodFields />
    </Question>
  )
}

function CodFields() {
  const { t } = useTranslation('costs')
  const { currency, percent } = useFormat()
  const share = useAtomValue(shareAtom)
  const hasOwnShare = useAtomValue(averageFeeAtom)
  return (
    <>
      {hasOwnShare ? null : (
        <p className="text-small text-muted">
          {share > 0 ? t('payment.cod.shareAbove', { share: percent(share) }) : t('payment.cod.noShareAbove')}
        </p>
      )}
      <FieldsGrid>
        {hasOwnShare ? (
          <NumberField path="codSharePct" unit="%" stepped emptyWhenZero hint={t('payment.cod.hints.codSharePct')} />
        ) : null}
        <NumberField
          path="codChargeInclVAT"
          unit={currency}
          stepped
          emptyWhenZero
          hint={t('payment.cod.hints.codChargeInclVAT')}
        />
        <NumberField path="codRefusalPct" unit="%" stepped emptyWhenZero hint={t('payment.cod.hints.codRefusalPct')} />
        <NumberField
          path="refusedReturnShipping"
          unit={currency}
          stepped
          emptyWhenZero
          hint={t('payment.cod.hints.refusedReturnShipping')}
        />
        <NumberField
          path="refusedUnsellablePct"
          unit="%"
          stepped
          emptyWhenZero
          hint={t('payment.cod.hints.refusedUnsellablePct')}
        />
        <RefusedOrders />
      </FieldsGrid>
      <CodWaits />
    </>
  )
}

/** How many parcels come back in a month. */
function RefusedOrders() {
  const { t } = useTranslation('costs')
  const { number } = useFormat()
  const orders = useMonthly('ordersPerMonth')
  const refused = useMonthly('refusedOrdersMo')
  return (
    <Computed
      label={t('payment.cod.refused')}
      value={number(orders === 0 ? null : refused, { max: 1 })}
      note={orders === 0 ? t('needsUnits') : t('payment.cod.refusedNote')}
    />
  )
}
