import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { userSorts } from '../../domain/schemas/user-list'
import { Button } from '../../ui/button'
import { Plus } from '../../ui/icons'
import { ExportButton } from '../list/export-button'
import { Listing } from '../list/listing'
import { sortedBy, tableSorting } from '../list/sorting'
import { useLoadUntilFull } from '../list/use-load-until-full'
import { paged, pagedOptions } from '../list/use-paged-query'
import { useUserColumns } from './user-columns'
import { UserFilters, useUserFilters } from './user-filters'

const CreateUserDialog = lazy(() => import('./create-user-dialog'))

/** All accounts. */
export function UsersTab() {
  const { t } = useTranslation('adminUsers')
  const filters = useUserFilters()
  const columns = useUserColumns()
  const [isCreating, setCreating] = useState(false)
  const query = trpc.admin.users.list.useInfiniteQuery(filters.wanted, pagedOptions)
  const list = useLoadUntilFull(paged(query, (page) => page.users))
  const sortable = !filters.search && {
    sorting: tableSorting(filters.sort),
    onSort: (column: string) => filters.setSort(sortedBy(column, filters.sort, userSorts)),
  }
  return (
    <div className="flex flex-col gap-4">
      <UserFilters filters={filters}>
        {/* Together, where the line has no room for both. */}
        <div className="ms-auto flex flex-wrap gap-3">
          <ExportButton list="users" filters={filters.wanted} />
          <Button variant="primary" onClick={() => setCreating(true)}>
            <Plus />
            {t('create.open')}
          </Button>
        </div>
      </UserFilters>
      <Listing caption={t('caption')} columns={columns} list={list} empty={t('empty')} {...sortable} />
      {isCreating ? (
        <Suspense fallback={null}>
          <CreateUserDialog onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
