import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RouterOutputs, serverMessage, trpc } from '../../api'
import { formatDate, formatDateTime, formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { RetryNotice } from '../../layout/retry-notice'
import { Button } from '../../ui/button'
import { showToast } from '../../ui/overlays/toasts'

type Link = RouterOutputs['projects']['shares']['list'][number]

/** The links to a project: how often each was opened, until when it works; each can be updated and ended. */
export function ShareList({ projectId, isWaiting }: { projectId: string; isWaiting: boolean }) {
  const { t } = useTranslation('sharing')
  const links = trpc.projects.shares.list.useQuery({ id: projectId }, { staleTime: 0, gcTime: 0 })
  if (links.isError) return <RetryNotice onRetry={() => void links.refetch()}>{t('loadFailed')}</RetryNotice>
  if (!links.data || links.data.length === 0) return null
  return (
    <section aria-labelledby="links" className="mt-6">
      <h3 id="links" className="font-semibold">
        {t('links')}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {links.data.map((link) => (
          <LinkRow key={link.id} projectId={projectId} link={link} isWaiting={isWaiting} />
        ))}
      </ul>
    </section>
  )
}

function useShareText() {
  const { t } = useTranslation('sharing')
  const language = useLanguage()
  return ({ name, views, lastViewedAt, sharedAt, expiresAt, createdAt, withActuals }: Link) => {
    const day = formatDate(expiresAt, language)
    const hasExpired = expiresAt.getTime() <= Date.now()
    return {
      hasExpired,
      name: name ?? t('unnamed', { day: formatDateTime(createdAt, language) }),
      views: lastViewedAt
        ? t('views', {
            count: views,
            figure: formatNumber(views, language),
            when: formatDateTime(lastViewedAt, language),
          })
        : t('unopened'),
      end: t(hasExpired ? 'expired' : 'until', { day }),
      plan: t(withActuals ? 'asOfWithActuals' : 'asOf', { when: formatDateTime(sharedAt, language) }),
    }
  }
}

interface LinkRowProps {
  projectId: string
  link: Link
  isWaiting: boolean
}

function LinkRow({ projectId, link, isWaiting }: LinkRowProps) {
  const { t } = useTranslation('sharing')
  const text = useShareText()(link)
  const [isAsking, setAsking] = useState(false)
  const { update, revoke, problem } = useShareActions(projectId)
  const which = { id: projectId, shareId: link.id }
  return (
    <li className="py-3">
      <p className="font-medium wrap-anywhere">
        <bdi>{text.name}</bdi>
      </p>
      <p className="text-small text-muted">
        {text.views} · {text.end}
      </p>
      <p className="text-small text-muted">{text.plan}</p>
      {problem ? (
        <p role="alert" className="text-small text-negative">
          {problem}
        </p>
      ) : null}
      {isAsking ? (
        <div role="group" aria-label={t('removeSure')} className="mt-2 rounded-control bg-negative-soft p-3">
          <p className="text-small">{t('removeSure')}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button onClick={() => setAsking(false)}>{t('keep')}</Button>
            <Button variant="danger" disabled={revoke.isPending} onClick={() => revoke.mutate(which)} autoFocus>
              {t('remove')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-1 -ms-4 flex flex-wrap">
          {text.hasExpired ? null : (
            <Button variant="quiet" disabled={update.isPending || isWaiting} onClick={() => update.mutate(which)}>
              {t('update')}
            </Button>
          )}
          <Button variant="quiet" className="text-negative!" onClick={() => setAsking(true)}>
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  )
}

function useShareActions(projectId: string) {
  const { t } = useTranslation('sharing')
  const { list } = trpc.useUtils().projects.shares
  const telling = (title: string) => ({
    onSuccess() {
      showToast({ title })
      return list.invalidate({ id: projectId })
    },
  })
  const update = trpc.projects.shares.update.useMutation(telling(t('updated')))
  const revoke = trpc.projects.shares.revoke.useMutation(telling(t('removed')))
  const error = update.error ?? revoke.error
  return { update, revoke, problem: error ? (serverMessage(error) ?? t('failed')) : null }
}
