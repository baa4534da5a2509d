import { useTranslation } from 'react-i18next'
import { countryCodes, type OrderStatus } from '../../domain/options'
import { lifetimeProductName, orderNumber } from '../../domain/site/product-price'
import { countryName, formatDate, formatNumber, noValue } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Badge } from '../../ui/badge'
import { Chat } from '../../ui/icons'
import { Money, NameOver, When } from '../list/cells'
import type { Column } from '../list/data-table'
import type { Order } from './order'
import { OrderActions } from './order-actions'

const tones: Record<OrderStatus, 'plain' | 'good' | 'bad'> = {
  pending: 'plain',
  confirmed: 'good',
  shipped: 'plain',
  delivered: 'good',
  cancelled: 'bad',
  disputed: 'bad',
}

/** Every field of an order: what one acts on first, its papers last. */
export function useOrderColumns(): Column<Order>[] {
  const { t } = useTranslation('adminOrders')
  const { t: sold } = useTranslation('payment')
  const language = useLanguage()
  // Orders keep the product's name in English.
  const product = (name: string) => (name === lifetimeProductName ? sold('receipt.product') : name)
  return [
    {
      id: 'customer',
      header: t('columns.customer'),
      cell: (order) => <NameOver name={order.customerName} email={order.customerEmail} />,
    },
    {
      id: 'status',
      header: t('columns.status'),
      cell: (order) => <State order={order} />,
    },
    { id: 'actions', header: t('columns.actions'), cell: (order) => <OrderActions order={order} /> },
    { id: 'phone', header: t('columns.phone'), cell: (order) => <ChatLink order={order} /> },
    {
      id: 'total',
      header: t('columns.total'),
      isNumber: true,
      cell: ({ totalAmount }) => <Money amount={totalAmount} />,
    },
    {
      id: 'created',
      header: t('columns.created'),
      isSortable: true,
      cell: ({ createdAt }) => <When date={createdAt} />,
    },
    { id: 'product', header: t('columns.product'), cell: ({ productName }) => <Words text={product(productName)} /> },
    {
      id: 'quantity',
      header: t('columns.quantity'),
      isNumber: true,
      cell: ({ quantity }) => <bdi>{formatNumber(quantity, language)}</bdi>,
    },
    {
      id: 'unitPrice',
      header: t('columns.unitPrice'),
      isNumber: true,
      cell: ({ unitPrice }) => <Money amount={unitPrice} />,
    },
    { id: 'country', header: t('columns.country'), cell: (order) => <Country code={order.customerCountryCode} /> },
    { id: 'number', header: t('columns.number'), cell: ({ id }) => <bdi title={id}>{orderNumber(id)}</bdi> },
    { id: 'account', header: t('columns.account'), cell: ({ userId }) => t(userId ? 'account' : 'noAccount') },
    { id: 'notes', header: t('columns.notes'), cell: ({ orderNotes }) => <Words text={orderNotes ?? noValue} /> },
  ]
}

/** What has become of the order, and until when one by transfer waits. */
function State({ order: { orderStatus, paymentMethod, dueAt } }: { order: Order }) {
  const { t } = useTranslation('adminOrders')
  const language = useLanguage()
  const isWaiting = orderStatus === 'pending' && dueAt !== null
  return (
    <>
      <Badge tone={tones[orderStatus]}>{t(`statuses.${orderStatus}`)}</Badge>
      {paymentMethod === 'transfer' ? (
        <span className="block text-small text-muted sm:whitespace-nowrap">
          {isWaiting ? t('waitsUntil', { date: formatDate(dueAt, language) }) : t('byTransfer')}
        </span>
      ) : null}
    </>
  )
}

function Words({ text }: { text: string }) {
  return (
    <span className="block max-w-72 sm:min-w-52 wrap-anywhere">
      <bdi>{text}</bdi>
    </span>
  )
}

function Country({ code }: { code: string }) {
  const language = useLanguage()
  const known = countryCodes.find((one) => one === code)
  return <span className="whitespace-nowrap">{known ? countryName(known, language) : <bdi>{code}</bdi>}</span>
}

/** The customer's number, which opens a chat where it is one that can be called. */
function ChatLink({ order }: { order: Order }) {
  const { t } = useTranslation('adminOrders')
  const phone = (
    <bdi dir="ltr" className="whitespace-nowrap">
      {order.customerPhone}
    </bdi>
  )
  if (order.chatHref === null) return <span title={t('noChat')}>{phone}</span>
  const label = t('chatWith', { name: order.customerName })
  return (
    <a
      href={order.chatHref}
      target="_blank"
      rel="noopener noreferrer"
      title={label}
      className="-my-2 inline-flex min-h-11 items-center gap-1.5 text-info underline underline-offset-4"
    >
      <Chat className="size-4" />
      {phone}
      <span className="sr-only">{label}</span>
    </a>
  )
}
