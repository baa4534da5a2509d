import { useTranslation } from 'react-i18next'
import { quotient } from '../../../../domain/numbers'
import { useFormat } from '../../../state/use-format'
import { useMonthly } from '../slices'
import { TipsBox } from '../tips-box'

/** How many messages a customer gets for an order: one that it is confirmed, one that it is on its way. */
const messagesPerOrder = 2

export function TechTips() {
  const { t } = useTranslation('costs')
  const { money, number } = useFormat()
  const orders = useMonthly('ordersPerMonth')
  const perOrder = quotient(useMonthly('overheadsTechMo'), orders)
  return (
    <TipsBox title={t('tips')}>
      {perOrder ? t('overheads.techTips.perOrder', { amount: money(perOrder) }) : null}
      {t('overheads.techTips.annual')}
      {orders > 0
        ? t('overheads.techTips.messages', {
            count: orders,
            figure: number(orders),
            messages: number(orders * messagesPerOrder),
          })
        : null}
      {t('overheads.techTips.trial')}
    </TipsBox>
  )
}

export function OpsTips() {
  const { t } = useTranslation('costs')
  return (
    <TipsBox title={t('tips')}>
      {t('overheads.opsTips.rent')}
      {t('overheads.opsTips.licences')}
      {t('overheads.opsTips.branding')}
      {t('overheads.opsTips.home')}
    </TipsBox>
  )
}
