import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { Button } from '../../ui/button'
import { Plus } from '../../ui/icons'
import { Section } from '../form/section'
import { Loaded } from './loaded'
import type { NewWebhook } from './new-webhook-dialog'
import { ShownOnce } from './shown-once'
import { WebhookItem } from './webhook-item'

const NewWebhookDialog = lazy(() => import('./new-webhook-dialog'))

/** The addresses that are told of saved projects, and the secret of the one that was just added. */
export function WebhooksSection() {
  const { t } = useTranslation('connect')
  const webhooks = trpc.webhooks.list.useQuery(undefined, { staleTime: 0 })
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<NewWebhook | null>(null)
  const onMade = (webhook: NewWebhook) => {
    setMade(webhook)
    setAdding(false)
    void webhooks.refetch()
  }
  return (
    <Section title={t('webhooks.title')} intro={t('webhooks.intro')}>
      {made ? (
        <ShownOnce
          title={t('webhooks.shownTitle')}
          text={t('webhooks.shownText')}
          label={t('webhooks.value')}
          value={made.secret}
        />
      ) : null}
      <Loaded query={webhooks} none={t('webhooks.none')}>
        {(all) => (
          <ul className="flex flex-col gap-4">
            {all.map((webhook) => (
              <WebhookItem
                key={webhook.id}
                webhook={webhook}
                onDeleted={() => setMade((last) => (last?.id === webhook.id ? null : last))}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Button className="self-start" onClick={() => setAdding(true)}>
        <Plus />
        {t('webhooks.add')}
      </Button>
      {isAdding ? (
        <Suspense fallback={null}>
          <NewWebhookDialog onMade={onMade} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Section>
  )
}
