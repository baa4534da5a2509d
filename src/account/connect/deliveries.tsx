import { useTranslation } from 'react-i18next'
import { type RouterOutputs, trpc } from '../../api'
import { formatRelative, formatTime } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Loaded } from './loaded'

type Delivery = RouterOutputs['webhooks']['deliveries'][number]

/** What is sent within seconds is looked for while it is not. */
const everyMs = 2000
const isAboutToBeSent = ({ nextTryAt }: Delivery) => nextTryAt !== null && nextTryAt.getTime() < Date.now() + 10_000

/** The last deliveries of a webhook, the newest first. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const { t } = useTranslation('connect')
  const deliveries = trpc.webhooks.deliveries.useQuery(
    { id: webhookId },
    {
      refetchInterval: ({ state }) => (state.data?.some(isAboutToBeSent) ? everyMs : false),
      // What was sent since the page was last here is not known to it.
      staleTime: 0,
    },
  )
  return (
    <Loaded query={deliveries} none={t('webhooks.deliveriesNone')}>
      {(all) => (
        <ul aria-live="polite" className="flex flex-col gap-2 text-small">
          {all.map((delivery) => (
            <DeliveryLine key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('connect')
  const language = useLanguage()
  const { event, projectName, revision, createdAt, state } = delivery
  const outcome = useOutcomeText(delivery)
  const tone = { waiting: 'text-muted', delivered: 'text-accent', failed: 'text-negative' }[state]
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <span className="min-w-0 break-words">
        {t(`webhooks.events.${event}`, { name: projectName ?? '', revision: revision ?? 0 })}
      </span>
      <span className="flex flex-wrap gap-x-3">
        <span className={tone}>{outcome}</span>
        <span className="text-muted">{formatRelative(createdAt, new Date(), language)}</span>
      </span>
    </li>
  )
}

function useOutcomeText({ state, outcome, status, nextTryAt }: Delivery): string {
  const { t } = useTranslation('connect')
  const language = useLanguage()
  if (outcome === null) return state === 'waiting' ? t('webhooks.waiting') : t('webhooks.dropped')
  const said = t(`webhooks.outcomes.${outcome}`, { status: status ?? 0 })
  if (nextTryAt === null) return said
  return t('webhooks.again', { outcome: said, when: formatTime(nextTryAt, language) })
}
