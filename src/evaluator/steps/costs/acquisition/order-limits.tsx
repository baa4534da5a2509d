import { useTranslation } from 'react-i18next'
import { amountOf } from '../../../../domain/model/numbers'
import { useField } from '../../../fields/field-atom'
import { useFormat } from '../../../state/use-format'
import { Computed } from '../computed'
import { useBottomLine } from '../slices'

/** The most that a customer may cost: what a first order leaves before its advertising. */
export function HighestCac() {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  const highest = useBottomLine('orderMargin')
  const [typed] = useField('customerAcquisitionCost')
  if (highest === null) return <Computed label={t('acquisition.highest')} value={money(null)} note={t('needsUnits')} />
  const state = highest <= 0 ? 'leavesNothing' : amountOf(typed) > highest ? 'highestOver' : 'highestNote'
  return (
    <Computed
      label={t('acquisition.highest')}
      value={money(highest)}
      tone={state === 'highestNote' ? 'plain' : 'bad'}
      note={t(`acquisition.${state}`)}
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
