import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TransferEnd } from '../../domain/options'
import { orderNumber } from '../../domain/site/product-price'
import { Button } from '../../ui/button'
import type { Order } from './order'

const EndTransfer = lazy(() => import('./end-transfer'))

const endsOf = ({ paymentMethod, orderStatus }: Order): readonly TransferEnd[] => {
  if (paymentMethod !== 'transfer') return []
  if (orderStatus === 'pending') return ['confirmed', 'refused']
  return orderStatus === 'confirmed' ? ['refunded'] : []
}

/** What an administrator can do with an order by transfer; one by card follows Stripe. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('adminOrders')
  const [unconfirmed, setUnconfirmed] = useState<TransferEnd | null>(null)
  const values = { number: orderNumber(order.id), name: order.customerName }
  return (
    <div className="flex flex-wrap gap-1 sm:flex-nowrap">
      {endsOf(order).map((end) => (
        <Button
          key={end}
          aria-label={t('endOf', { action: t(`ends.${end}`), ...values })}
          className="px-3! text-small! whitespace-nowrap"
          onClick={() => setUnconfirmed(end)}
        >
          {t(`ends.${end}`)}
        </Button>
      ))}
      {unconfirmed ? (
        <Suspense fallback={null}>
          <EndTransfer order={order} end={unconfirmed} onClose={() => setUnconfirmed(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}
