import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentStatuses } from '../../domain/options'
import { userRoles, userSorts, userStates } from '../../domain/schemas/user-list'
import { ClearFilters } from '../list/clear-filters'
import { FilterSelect } from '../list/filter-select'
import { SearchOnPause } from '../list/search-on-pause'
import { useAddressChoice, useAddressText } from '../list/use-address'

/** The filters of the user list, as the URL names them. */
export function useUserFilters() {
  const [search, setSearch] = useAddressText('search')
  const [sort = '-created', setSort] = useAddressChoice('sort', userSorts)
  const [state, setState] = useAddressChoice('state', userStates)
  const [role, setRole] = useAddressChoice('role', userRoles)
  const [paymentStatus, setPaymentStatus] = useAddressChoice('payment', paymentStatuses)
  const wanted = {
    sort,
    ...(search && { search: search.slice(0, 100) }),
    ...(state && { state }),
    ...(role && { role }),
    ...(paymentStatus && { paymentStatus }),
  }
  return { search, setSearch, sort, setSort, state, setState, role, setRole, paymentStatus, setPaymentStatus, wanted }
}

type Filters = ReturnType<typeof useUserFilters>

/** Finds users by a word of theirs, or narrows their list to one kind; beside that, what else can be done. */
export function UserFilters({ filters, children }: { filters: Filters; children: ReactNode }) {
  const { t } = useTranslation('adminUsers')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchOnPause label={t('search')} hint={t('searchHint')} value={filters.search} onSearch={filters.setSearch} />
      <FilterSelect
        label={t('columns.state')}
        value={filters.state}
        choices={userStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={filters.setState}
      />
      <FilterSelect
        label={t('columns.role')}
        value={filters.role}
        choices={userRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        onChange={filters.setRole}
      />
      <FilterSelect
        label={t('columns.payment')}
        value={filters.paymentStatus}
        choices={paymentStatuses.map((value) => ({ value, label: t(`payments.${value}`) }))}
        onChange={filters.setPaymentStatus}
      />
      <ClearFilters names={['search', 'state', 'role', 'payment']} />
      {children}
    </div>
  )
}
