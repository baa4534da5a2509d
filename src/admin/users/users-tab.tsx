import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { userSorts } from '../../domain/user-list'
import { Listing } from '../list/listing'
import { paged, pagedOptions } from '../list/paged'
import { sortedBy, tableSorting } from '../list/sorting'
import { useUserColumns } from './user-columns'
import { UserFilters, useUserFilters } from './user-filters'

/** Everybody who has an account. */
export function UsersTab() {
  const { t } = useTranslation('adminUsers')
  const filters = useUserFilters()
  const columns = useUserColumns()
  const query = trpc.admin.users.list.useInfiniteQuery(filters.wanted, pagedOptions)
  const list = paged(query, (page) => page.users)
  return (
    <div className="flex flex-col gap-4">
      <UserFilters filters={filters} />
      <Listing
        caption={t('caption')}
        columns={columns}
        list={list}
        sorting={tableSorting(filters.sort)}
        onSort={(column) => filters.setSort(sortedBy(column, filters.sort, userSorts))}
        empty={t('empty')}
      />
    </div>
  )
}
