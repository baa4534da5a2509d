import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { Tabs } from '../ui/tabs'
import { ListSkeleton } from './list/list-skeleton'
import { tabIds, tabPages } from './tabs'

/** The parts of the administration. The address names the one that is shown, so that Back and reloading find it. */
export function AdminTabs() {
  const { t } = useTranslation('admin')
  const [params, setParams] = useSearchParams()
  const tabs = tabIds.flatMap((id) => {
    const Page = tabPages[id]
    const content = Page && (
      <Suspense fallback={<ListSkeleton />}>
        <Page />
      </Suspense>
    )
    return content ? [{ id, label: t(`tabs.${id}`), content }] : []
  })
  const shown = tabs.find((tab) => tab.id === params.get('tab')) ?? tabs[0]
  const choose = (tab: string) =>
    setParams((before) => {
      const lang = before.get('lang')
      return { ...(lang && { lang }), tab }
    })
  return <Tabs label={t('tabs.label')} tabs={tabs} shown={shown?.id ?? ''} onChoose={choose} />
}
