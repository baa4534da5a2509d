import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from '../ui/inputs/search-box'
import { Segmented } from '../ui/inputs/segmented'
import { SelectBox } from '../ui/inputs/select-box'
import { type View, views } from './list-view'
import { type Sorting, sortings } from './sort-and-filter'

interface FinderProps {
  search: string
  onSearch: (text: string) => void
  sorting: Sorting
  onSorting: (sorting: Sorting) => void
  view: View
  onView: (view: View) => void
  shown: number
  total: number
}

/** Searches and sorts the projects; says how many are left. */
export function Finder({ search, onSearch, sorting, onSorting, view, onView, shown, total }: FinderProps) {
  const { t } = useTranslation('projects')
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SearchBox label={t('search')} value={search} onChange={onSearch} />
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="text-small text-muted">
          {t('sort.label')}
        </label>
        <SelectBox
          id={id}
          value={sorting}
          choices={sortings.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={onSorting}
        />
      </div>
      <Segmented
        legend={t('view.label')}
        hideLegend
        value={view}
        choices={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={onView}
      />
      <p role="status" className="text-small text-muted">
        {shown < total ? t('shown', { count: shown, total }) : null}
      </p>
    </div>
  )
}
