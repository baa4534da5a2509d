import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RetryNotice } from '../../layout/retry-notice'
import { Button } from '../../ui/button'
import { DataTable, type DataTableProps } from './data-table'
import { ListSkeleton } from './list-skeleton'
import type { Paged } from './use-paged-query'

type ListingProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'isBusy'> & {
  list: Paged<Row>
  /** Shown when the list is empty, or the search found nothing. */
  empty: ReactNode
}

/** A list in a table with everything that can happen to it: on its way, failed, empty, longer than what is shown. */
export function Listing<Row extends { id: string }>({ list, empty, ...table }: ListingProps<Row>) {
  const { rows } = list
  return (
    <div className="flex flex-col gap-3">
      {rows && rows.length > 0 ? <DataTable {...table} rows={rows} isBusy={list.isOutdated} /> : null}
      {rows?.length === 0 && !list.hasMore ? <Empty>{empty}</Empty> : null}
      {list.isFailed ? <Failed onRetry={list.retry} /> : null}
      {!list.isFailed && (rows === undefined || (rows.length === 0 && list.hasMore)) ? <ListSkeleton /> : null}
      {rows && rows.length > 0 ? <ListEnd list={list} shown={rows.length} /> : null}
    </div>
  )
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="rounded-panel border border-dashed border-control px-6 py-12 text-center text-balance text-muted"
    >
      {children}
    </p>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('admin')
  return <RetryNotice onRetry={onRetry}>{t('loadFailed')}</RetryNotice>
}

function ListEnd<Row>({ list, shown }: { list: Paged<Row>; shown: number }) {
  const { t } = useTranslation('admin')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-small text-muted">
        {t(list.hasMore ? 'list.shownOfMore' : 'list.shown', { count: shown })}
      </p>
      {list.hasMore ? (
        <Button
          className="ms-auto"
          aria-disabled={list.isLoadingMore}
          onClick={list.isLoadingMore ? undefined : list.more}
        >
          {list.isLoadingMore ? t('list.loadingMore') : t('list.more')}
        </Button>
      ) : null}
    </div>
  )
}
