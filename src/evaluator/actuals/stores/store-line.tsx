import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RouterOutputs, trpc } from '../../../api'
import { useFailureText } from '../../../forms/server-problem'
import { formatDateTime, formatNumber, formatRelative } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Modal, ModalActions } from '../../../ui/overlays/modal'
import { showToast } from '../../../ui/overlays/toasts'

type Store = RouterOutputs['stores']['list']['stores'][number]

interface StoreLineProps {
  store: Store
  /** Connects it again; undefined where its platform can no longer be connected. */
  onAgain: (() => void) | undefined
  onChanged: () => void
}

/** A connected store: how it stands, and what can be done with it. */
export function StoreLine({ store, onAgain, onChanged }: StoreLineProps) {
  const { t } = useTranslation('connectedStores')
  const failureText = useFailureText()
  const [isAsking, setAsking] = useState(false)
  const { id: storeId, projectId: id, platform, storeName, state, problem, isFetching } = store
  const fetchNow = trpc.stores.fetch.useMutation({
    onSettled: onChanged,
    onError: (error) => showToast({ variant: 'destructive', title: failureText(error) }),
  })
  const canFetch = state === 'connected' && !isFetching && problem !== 'limit'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p>
          <bdi className="break-words font-medium">{storeName}</bdi>{' '}
          <span className="text-small text-muted">{t(`platforms.${platform}`)}</span>
        </p>
        <Standing store={store} />
      </div>
      <div className="flex flex-wrap gap-2">
        {canFetch ? (
          <Button
            aria-disabled={fetchNow.isPending}
            onClick={() => (fetchNow.isPending ? undefined : fetchNow.mutate({ id, storeId }))}
          >
            {t('fetchNow')}
          </Button>
        ) : null}
        {state !== 'connected' && onAgain ? (
          <Button variant="primary" onClick={onAgain}>
            {t('again')}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t('disconnect')}
        </Button>
      </div>
      {isAsking ? <Leaving store={store} onClose={() => setAsking(false)} onDisconnected={onChanged} /> : null}
    </li>
  )
}

function Standing({ store }: { store: Store }) {
  const { t } = useTranslation('connectedStores')
  const language = useLanguage()
  const { platform, state, problem, isFetching, lastFetchedAt, nextFetchAt, unreadable } = store
  const isWarning = state !== 'connected' || problem !== null
  const last = lastFetchedAt ? t('last', { when: formatRelative(lastFetchedAt, new Date(), language) }) : t('never')
  const said =
    state !== 'connected'
      ? t(`states.${state}`)
      : isFetching
        ? t('fetching')
        : problem
          ? t(`problems.${problem}`, {
              platform: t(`platforms.${platform}`),
              when: formatDateTime(nextFetchAt, language),
            })
          : last
  return (
    <div role="status" className="text-small">
      <p className={isWarning && !isFetching ? 'text-warning' : 'text-muted'}>{said}</p>
      {isWarning && !isFetching && lastFetchedAt ? <p className="text-muted">{last}</p> : null}
      {unreadable > 0 ? (
        <p className="text-muted">
          {t('unreadable', { count: unreadable, figure: formatNumber(unreadable, language) })}
        </p>
      ) : null}
    </div>
  )
}

interface LeavingProps {
  store: Store
  onClose: () => void
  onDisconnected: () => void
}

function Leaving({
  store: { id: storeId, projectId: id, storeName, platform },
  onClose,
  onDisconnected,
}: LeavingProps) {
  const { t } = useTranslation(['connectedStores', 'common'])
  const failureText = useFailureText()
  const leave = trpc.stores.disconnect.useMutation({
    onSuccess() {
      showToast({ title: t('disconnected', { store: storeName }) })
      onClose()
      onDisconnected()
    },
    onError: (error) => showToast({ variant: 'destructive', title: failureText(error) }),
  })
  return (
    <Modal title={t('disconnectTitle', { store: storeName })} onClose={onClose}>
      <p className="mt-2 text-muted">{t('disconnectText')}</p>
      {platform === 'zid' ? <p className="mt-2 text-muted">{t('disconnectZid')}</p> : null}
      <ModalActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button
          variant="danger"
          aria-disabled={leave.isPending}
          onClick={() => (leave.isPending ? undefined : leave.mutate({ id, storeId }))}
        >
          {t('disconnect')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
