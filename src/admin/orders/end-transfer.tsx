import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import type { TransferEnd } from '../../domain/options'
import { orderNumber } from '../../domain/site/product-price'
import { formatMoney } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Button } from '../../ui/button'
import { controlClasses } from '../../ui/inputs/control'
import { Field } from '../../ui/inputs/field'
import { Modal, ModalActions } from '../../ui/overlays/modal'
import { useOutcome } from '../use-outcome'
import type { Order } from './order'

interface EndTransferProps {
  order: Order
  end: TransferEnd
  onClose: () => void
}

/** Asks, with the order's number and name, before money is said to have come or gone. */
export default function EndTransfer({ order, end, onClose }: EndTransferProps) {
  const { t } = useTranslation(['adminOrders', 'common'])
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const { orders } = trpc.useUtils().admin
  const outcome = useOutcome(() => void orders.list.invalidate())
  const change = trpc.admin.orders.setStatus.useMutation({
    ...outcome({ done: t('toast.done'), failed: t('toast.failed') }),
    onSettled: onClose,
  })
  const values = {
    number: orderNumber(order.id),
    name: order.customerName,
    amount: formatMoney(order.totalAmount, language, 'SAR'),
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!change.isPending) change.mutate({ id: order.id, status: end, reason })
  }
  return (
    <Modal title={t(`confirm.${end}.title`, values)} onClose={onClose}>
      <form onSubmit={submit} className="mt-2 flex flex-col gap-4">
        <p className="text-muted">{t(`confirm.${end}.text`, values)}</p>
        {end === 'refused' ? (
          <Field label={t('reason')} hint={t('reasonHint')}>
            {({ id, describedBy }) => (
              <input
                id={id}
                aria-describedby={describedBy}
                required
                maxLength={300}
                value={reason}
                onChange={({ currentTarget }) => setReason(currentTarget.value)}
                className={controlClasses(false)}
              />
            )}
          </Field>
        ) : null}
        <ModalActions>
          <Button onClick={onClose} data-autofocus={end === 'refused' ? undefined : true}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant={end === 'confirmed' ? 'primary' : 'danger'} aria-disabled={change.isPending}>
            {change.isPending ? t('sending') : t(`confirm.${end}.submit`)}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
