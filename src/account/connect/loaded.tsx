import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'

interface LoadedProps<T> {
  query: { data: T[] | undefined; isError: boolean; refetch: () => unknown }
  /** Said of an empty list. */
  none: string
  children: (rows: T[]) => ReactNode
}

/** A list once it is there, what is said when it is empty, and another try when it could not be loaded. */
export function Loaded<T>({ query, none, children }: LoadedProps<T>) {
  const { t } = useTranslation(['connect', 'common'])
  if (query.data) return query.data.length > 0 ? children(query.data) : <p className="text-muted">{none}</p>
  if (!query.isError) {
    return (
      <p role="status" className="text-muted">
        {t('common:loading')}
      </p>
    )
  }
  return (
    <>
      <Notice variant="error" live title={t('notLoaded')} />
      <Button className="self-start" onClick={() => query.refetch()}>
        {t('common:retry')}
      </Button>
    </>
  )
}
