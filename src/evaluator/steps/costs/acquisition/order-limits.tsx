import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { amountOf } from '../../../../domain/numbers'
import { useField } from '../../../fields/field-atom'
import { useFormat } from '../../../state/use-format'
import { Computed } from '../computed'
import { costFactorAtom, useBottomLine, useMonthly } from '../slices'

/** The most that a customer may cost: what an average order leaves before advertising. */
export function HighestCac() {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  const highest = useBottomLine('orderMargin')
  const orders = useMonthly('ordersPerMonth')
  const delivered = useMonthly('deliveredOrdersMo')
  const typed = amountOf(useField('customerAcquisitionCost')[0])
  // What a delivered first order pays for: VAT that does not come back, and the advertising of refused orders.
  const paid = typed * useAtomValue(costFactorAtom) * (orders / delivered)
  if (highest === null) return <Computed label={t('acquisition.highest')} value={money(null)} note={t('needsUnits')} />
  const state = highest <= 0 ? 'leavesNothing' : paid > highest ? 'highestOver' : 'highestNote'
  return (
    <Computed
      label={t('acquisition.highest')}
      value={money(highest)}
      tone={state === 'highestNote' ? 'plain' : 'bad'}
      note={`${t(`acquisition.${state}`)}${paid > typed ? ` ${t('acquisition.paid', { cost: money(paid) })}` : ''}`}
    />
  )
}

/** How much must be sold for what is spent on advertising, before an order earns anything. */
export function BreakEvenRoas() {
  const { t } = useTranslation('costs')
  const { number } = useFormat()
  const roas = useBottomLine('breakEvenRoas')
  const hasOrders = useBottomLine('orderMargin') !== null
  if (!hasOrders) return null
  return (
    <Computed
      label={t('acquisition.roas')}
      value={number(roas, { max: 2 })}
      note={
        roas === null ? t('acquisition.leavesNothing') : t('acquisition.roasNote', { figure: number(roas, { max: 2 }) })
      }
    />
  )
}
