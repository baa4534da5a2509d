import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RouterInputs, type RouterOutputs, trpc } from '../../../api'
import type { StorePlatform } from '../../../domain/actuals/stores'
import { useFailureText } from '../../../forms/server-problem'
import { Button } from '../../../ui/button'
import { showToast } from '../../../ui/overlays/toasts'
import { useReturn } from '../../../ui/page/use-return'
import { Panel } from '../../../ui/panel'
import { StoreLine } from './store-line'

const ShopDialog = lazy(() => import('./shop-dialog'))

type Listed = RouterOutputs['stores']['list']

/** So often it is asked how far the fetching of orders is. */
const lookMs = 3000

/** The stores whose orders are fetched into these months, and those that can be. Nothing where this installation has no keys. */
export function ConnectedStores({ projectId: id }: { projectId: string }) {
  const { actuals } = trpc.useUtils()
  const listed = trpc.stores.list.useQuery(
    { id },
    { refetchInterval: ({ state }) => (state.data?.stores.some(({ isFetching }) => isFetching) ? lookMs : false) },
  )
  const fetched = listed.data?.stores.map(({ lastFetchedAt }) => lastFetchedAt?.getTime() ?? 0).join()
  useEffect(() => {
    if (fetched) void actuals.list.invalidate({ id })
  }, [actuals, fetched, id])
  const { data } = listed
  if (!data || data.platforms.length + data.stores.length === 0) return null
  return <Stores id={id} listed={data} onChanged={() => void listed.refetch()} />
}

interface StoresProps {
  id: string
  listed: Listed
  onChanged: () => void
}

function Stores({ id, listed: { platforms, stores, waiting }, onChanged }: StoresProps) {
  const { t } = useTranslation('connectedStores')
  const { connect, opening, isNaming, stopNaming } = useConnecting(id)
  return (
    <Panel title={t('title')} intro={t('intro')} className="print:hidden">
      {stores.length > 0 ? (
        <ul className="mb-4 flex flex-col divide-y divide-line">
          {stores.map((store) => (
            <StoreLine
              key={store.id}
              store={store}
              onAgain={platforms.includes(store.platform) ? () => connect(store.platform) : undefined}
              onChanged={onChanged}
            />
          ))}
        </ul>
      ) : null}
      {waiting.map((store) => (
        <Waiting key={store.merchantId} id={id} store={store} onConnected={onChanged} />
      ))}
      <div className="flex flex-wrap gap-3">
        {platforms.map((platform) => (
          <Button key={platform} aria-disabled={opening !== null} onClick={() => connect(platform)}>
            {t(opening === platform ? 'connecting' : 'connect', { platform: t(`platforms.${platform}`) })}
          </Button>
        ))}
      </div>
      <Suspense fallback={null}>{isNaming ? <ShopDialog projectId={id} onClose={stopNaming} /> : null}</Suspense>
    </Panel>
  )
}

/** Leads to the platform, where the merchant agrees; Shopify has to know first which shop it is. */
function useConnecting(id: string) {
  const failureText = useFailureText()
  const begin = trpc.stores.begin.useMutation()
  const [opening, setOpening] = useState<StorePlatform | null>(null)
  const [isNaming, setNaming] = useState(false)
  useReturn(useCallback(() => setOpening(null), []))
  async function open(request: RouterInputs['stores']['begin']) {
    setOpening(request.platform)
    try {
      const { url } = await begin.mutateAsync(request)
      location.assign(url)
    } catch (error) {
      setOpening(null)
      showToast({ variant: 'destructive', title: failureText(error) })
    }
  }
  function connect(platform: StorePlatform) {
    if (opening !== null) return
    if (platform === 'shopify') setNaming(true)
    else void open({ id, platform })
  }
  return { connect, opening, isNaming, stopNaming: () => setNaming(false) }
}

interface WaitingProps {
  id: string
  store: Listed['waiting'][number]
  onConnected: () => void
}

/** A store whose owner has installed the app there. */
function Waiting({ id, store: { platform, merchantId, storeName }, onConnected }: WaitingProps) {
  const { t } = useTranslation('connectedStores')
  const failureText = useFailureText()
  const claim = trpc.stores.claim.useMutation({
    onSuccess: onConnected,
    onError: (error) => showToast({ variant: 'destructive', title: failureText(error) }),
  })
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-control bg-accent-soft p-3">
      <p>{t('waiting', { store: storeName, platform: t(`platforms.${platform}`) })}</p>
      <Button
        variant="primary"
        aria-disabled={claim.isPending}
        onClick={() => (claim.isPending ? undefined : claim.mutate({ id, platform, merchantId }))}
      >
        {t('claim')}
      </Button>
    </div>
  )
}
