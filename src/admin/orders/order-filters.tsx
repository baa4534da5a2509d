import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { orderSearches, orderSorts, orderStatuses } from '../../domain/options'
import { ClearFilters } from '../list/clear-filters'
import { FilterSelect } from '../list/filter-select'
import { SearchOnPause } from '../list/search-on-pause'
import { SearchedBy } from '../list/searched-by'
import { useAddressChoice, useAddressText } from '../list/use-address'

/** The filters of the order list, as the URL names them. */
export function useOrderFilters() {
  const [search, setSearch] = useAddressText('search')
  const [searchBy = 'customer', setSearchBy] = useAddressChoice('by', orderSearches)
  const [sort = '-created', setSort] = useAddressChoice('sort', orderSorts)
  const [status, setStatus] = useAddressChoice('status', orderStatuses)
  const wanted = { ...(search ? { search: search.slice(0, 100), searchBy } : { sort }), ...(status && { status }) }
  return { search, setSearch, searchBy, setSearchBy, sort, setSort, status, setStatus, wanted }
}

type Filters = ReturnType<typeof useOrderFilters>

/** Finds orders by the beginning of a text, or narrows them to one status. */
export function OrderFilters({ filters, children }: { filters: Filters; children: ReactNode }) {
  const { t } = useTranslation('adminOrders')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchOnPause label={t('search')} hint={t('searchHint')} value={filters.search} onSearch={filters.setSearch} />
      <SearchedBy
        value={filters.searchBy}
        choices={orderSearches.map((value) => ({ value, label: t(`searchBy.${value}`) }))}
        onChange={filters.setSearchBy}
      />
      <FilterSelect
        label={t('columns.status')}
        value={filters.status}
        choices={orderStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={filters.setStatus}
      />
      <ClearFilters names={['search', 'by', 'status']} />
      {children}
    </div>
  )
}
