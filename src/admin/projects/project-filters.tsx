import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { projectSearches, projectSorts } from '../../domain/options'
import { ClearFilters } from '../list/clear-filters'
import { SearchOnPause } from '../list/search-on-pause'
import { SearchedBy } from '../list/searched-by'
import { useAddressChoice, useAddressText } from '../list/use-address'

/** The filters of the project list, as the URL names them. */
export function useProjectFilters() {
  const [search, setSearch] = useAddressText('search')
  const [searchBy = 'project', setSearchBy] = useAddressChoice('by', projectSearches)
  const [sort = '-created', setSort] = useAddressChoice('sort', projectSorts)
  const wanted = search ? { search: search.slice(0, 100), searchBy } : { sort }
  return { search, setSearch, searchBy, setSearchBy, sort, setSort, wanted }
}

type Filters = ReturnType<typeof useProjectFilters>

/** Finds projects by the beginning of their names, or of their owners' names or addresses. */
export function ProjectFilters({ filters, children }: { filters: Filters; children: ReactNode }) {
  const { t } = useTranslation('adminProjects')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchOnPause label={t('search')} hint={t('searchHint')} value={filters.search} onSearch={filters.setSearch} />
      <SearchedBy
        value={filters.searchBy}
        choices={projectSearches.map((value) => ({ value, label: t(`searchBy.${value}`) }))}
        onChange={filters.setSearchBy}
      />
      <ClearFilters names={['search', 'by']} />
      {children}
    </div>
  )
}
