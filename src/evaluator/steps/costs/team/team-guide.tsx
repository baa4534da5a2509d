import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { quotient } from '../../../../domain/numbers'
import { useFormat } from '../../../state/use-format'
import { isSarAtom, useMonthly } from '../slices'
import { TipsBox } from '../tips-box'

/** Whom to count, and at what cost. Social insurance rates are Saudi ones: they stand with a plan in SAR alone. */
export function TeamGuide() {
  const { t } = useTranslation('costs')
  const { money, number } = useFormat()
  const isSar = useAtomValue(isSarAtom)
  const orders = useMonthly('ordersPerMonth')
  const perOrder = quotient(useMonthly('teamMo'), orders)
  return (
    <TipsBox title={t('team.guideTitle')}>
      {t('team.guide.founder')}
      {isSar ? t('team.guide.insurance') : t('team.guide.wholeCost')}
      {t('team.guide.half')}
      {perOrder ? t('team.guide.perOrder', { amount: money(perOrder), count: orders, figure: number(orders) }) : null}
    </TipsBox>
  )
}
