import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearch } from 'wouter'
import { trpc } from '../../../api'
import { useFailureText } from '../../../forms/server-problem'
import { usePageTitle } from '../../../i18n/use-page-title'
import { actualsHref, paths } from '../../../paths'
import { buttonClasses } from '../../../ui/button'
import { Notice } from '../../../ui/notice'

/** Where a merchant comes back to from the platform: says what became of it, and leads to the project's months. */
export function StoreReturn() {
  const { t } = useTranslation('connectedStores')
  usePageTitle(t('back.title'))
  const failureText = useFailureText()
  const { client } = trpc.useUtils()
  const [, navigate] = useLocation()
  // What lets the store in stands in the address no longer than it takes to read it.
  const search = useSearch()
  const [query] = useState(search)
  useEffect(() => {
    if (search !== '') navigate(paths.store, { replace: true })
  }, [navigate, search])
  const finished = useQuery({
    queryKey: ['storeReturn', query],
    queryFn: () => client.stores.finish.mutate({ query: query === '' ? '-' : query }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const projectId = finished.data?.projectId
  useEffect(() => {
    if (projectId) navigate(actualsHref(projectId), { replace: true })
  }, [navigate, projectId])
  return (
    <div className="mx-auto flex w-full max-w-[44rem] flex-col items-start gap-4">
      <h1 className="text-page font-semibold">{t('back.title')}</h1>
      {finished.isError ? (
        <>
          <Notice variant="error" live title={t('back.failed')}>
            {failureText(finished.error)}
          </Notice>
          <Link href={paths.projects} className={buttonClasses()}>
            {t('back.projects')}
          </Link>
        </>
      ) : (
        <p role="status" className="text-muted">
          {t('back.working')}
        </p>
      )}
    </div>
  )
}
