import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { Tabs } from '../ui/tabs'
import { ListSkeleton } from './list/list-skeleton'
import { type TabId, tabIds, tabPages } from './tabs'

const shownTab = (params: URLSearchParams): TabId => tabIds.find((id) => id === params.get('tab')) ?? tabIds[0]

/** The tab that the address names. */
export function useShownTab(): TabId {
  const [params] = useSearchParams()
  return shownTab(params)
}

/** The parts of the administration. The address names the one that is shown, so that Back and reloading find it. */
export function AdminTabs() {
  const { t } = useTranslation('admin')
  const [params, setParams] = useSearchParams()
  const tabs = tabIds.map((id) => {
    const Page = tabPages[id]
    const label = t(`tabs.${id}`)
    const content = (
      <>
        <h2 className="sr-only">{label}</h2>
        <Suspense fallback={<ListSkeleton />}>
          <Page />
        </Suspense>
      </>
    )
    return { id, label, content }
  })
  const shown = shownTab(params)
  const choose = (tab: string) =>
    setParams((before) => {
      const lang = before.get('lang')
      return { ...(lang && { lang }), tab }
    })
  return <Tabs label={t('tabs.label')} tabs={tabs} shown={shown} onChoose={choose} />
}
