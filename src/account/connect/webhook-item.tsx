import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RouterOutputs, trpc } from '../../api'
import { maxWebhookFailures } from '../../domain/schemas/connect-schema'
import { useFailureText } from '../../forms/server-problem'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { ChevronForward } from '../../ui/first-icons'
import { Notice } from '../../ui/notice'
import { showToast } from '../../ui/overlays/toasts'
import { Question } from '../form/question'
import { Deliveries } from './deliveries'

type Webhook = RouterOutputs['webhooks']['list'][number]

interface WebhookItemProps {
  webhook: Webhook
  onDeleted: () => void
}

/** One webhook: whether it is on, what became of what was sent, and what can be done with it. */
export function WebhookItem({ webhook, onDeleted }: WebhookItemProps) {
  const { t } = useTranslation('connect')
  const failureText = useFailureText()
  const { list, deliveries } = trpc.useUtils().webhooks
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { id, url, isActive, failures } = webhook
  const setActive = trpc.webhooks.setActive.useMutation({ onSuccess: () => list.invalidate() })
  const ping = trpc.webhooks.ping.useMutation({
    onSuccess: () => {
      setOpen(true)
      return deliveries.invalidate({ id })
    },
  })
  const isBusy = setActive.isPending || ping.isPending
  const error = setActive.error ?? ping.error
  const press = (act: () => void) => () => (isBusy ? undefined : act())
  return (
    <li className="flex flex-col gap-3 rounded-panel border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center gap-2">
        <bdi dir="ltr" className="min-w-0 break-all font-medium">
          {url}
        </bdi>
        <Badge tone={isActive ? 'good' : 'plain'}>{t(isActive ? 'webhooks.on' : 'webhooks.off')}</Badge>
      </p>
      <Failures isActive={isActive} failures={failures} />
      <div role="alert" className="empty:hidden">
        {error ? <Notice variant="error">{failureText(error)}</Notice> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {isActive ? (
          <Button aria-disabled={isBusy} onClick={press(() => ping.mutate({ id }))}>
            {t(ping.isPending ? 'webhooks.testing' : 'webhooks.test')}
          </Button>
        ) : null}
        <Button aria-disabled={isBusy} onClick={press(() => setActive.mutate({ id, isActive: !isActive }))}>
          {t(isActive ? 'webhooks.turnOff' : 'webhooks.turnOn')}
        </Button>
        <Button variant="quiet" aria-label={t('webhooks.deleteThis', { url })} onClick={() => setAsking(true)}>
          {t('webhooks.delete')}
        </Button>
      </div>
      <History webhookId={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isAsking ? <DeleteQuestion webhook={webhook} onDeleted={onDeleted} onClose={() => setAsking(false)} /> : null}
    </li>
  )
}

/** Why it is off, or may soon be. */
function Failures({ isActive, failures }: Pick<Webhook, 'isActive' | 'failures'>) {
  const { t } = useTranslation('connect')
  if (failures === 0) return null
  if (!isActive && failures >= maxWebhookFailures) return <Notice variant="warning">{t('webhooks.gaveUp')}</Notice>
  return <p className="text-small text-warning">{t('webhooks.failures', { count: failures })}</p>
}

interface HistoryProps {
  webhookId: string
  isOpen: boolean
  onToggle: () => void
}

/** Loaded when it is opened. */
function History({ webhookId, isOpen, onToggle }: HistoryProps) {
  const { t } = useTranslation('connect')
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-11 items-center gap-2 rounded-control text-start text-small font-medium"
      >
        <ChevronForward
          className={classes('size-4 text-muted transition-transform', isOpen && 'rotate-90 rtl:-rotate-90')}
        />
        {t('webhooks.deliveries')}
      </button>
      {isOpen ? <Deliveries webhookId={webhookId} /> : null}
    </div>
  )
}

function DeleteQuestion({ webhook: { id, url }, onDeleted, onClose }: WebhookItemProps & { onClose: () => void }) {
  const { t } = useTranslation('connect')
  const { list } = trpc.useUtils().webhooks
  const remove = trpc.webhooks.delete.useMutation({
    onSuccess: async () => {
      showToast({ title: t('webhooks.deleted') })
      onDeleted()
      onClose()
      await list.invalidate()
    },
  })
  return (
    <Question
      title={t('webhooks.deleteQuestion')}
      text={t('webhooks.deleteText', { url })}
      yes={t('webhooks.delete')}
      working={t('webhooks.deleting')}
      isPending={remove.isPending}
      error={remove.error}
      onYes={() => remove.mutate({ id })}
      onClose={onClose}
    />
  )
}
