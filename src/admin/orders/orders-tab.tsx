import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { orderSorts } from '../../domain/options'
import { ExportButton } from '../list/export-button'
import { Listing } from '../list/listing'
import { sortedBy, tableSorting } from '../list/sorting'
import { paged, pagedOptions } from '../list/use-paged-query'
import { useOrderColumns } from './order-columns'
import { OrderFilters, useOrderFilters } from './order-filters'

/** All orders: by card their status follows Stripe, by transfer an administrator says what has come. */
export function OrdersTab() {
  const { t } = useTranslation('adminOrders')
  const filters = useOrderFilters()
  const columns = useOrderColumns()
  const query = trpc.admin.orders.list.useInfiniteQuery(filters.wanted, pagedOptions)
  const sortable = !filters.search && {
    sorting: tableSorting(filters.sort),
    onSort: (column: string) => filters.setSort(sortedBy(column, filters.sort, orderSorts)),
  }
  return (
    <div className="flex flex-col gap-4">
      <OrderFilters filters={filters}>
        <ExportButton list="orders" filters={filters.wanted} />
      </OrderFilters>
      <Listing
        caption={t('caption')}
        columns={columns}
        list={paged(query, (page) => page.orders)}
        empty={t('empty')}
        {...sortable}
      />
    </div>
  )
}
