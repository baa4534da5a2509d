import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isExample, withExampleTaken } from '../../../../domain/rules/unanswered'
import { Button } from '../../../../ui/button'
import { SearchBox } from '../../../../ui/inputs/search-box'
import { SelectBox } from '../../../../ui/inputs/select-box'
import { Notice } from '../../../../ui/notice'
import { evaluationAtom, planAtom, stepAtom } from '../../../state/atoms'
import { forgetDraftsAtom } from '../../../state/drafts'
import { useChange } from '../../../state/use-change'
import { useElementIds } from '../../costs/slices'
import { BulkForm } from './bulk-form'
import type { ColumnId } from './columns'
import { Grid, type Sorting } from './grid'
import { type Grouping, groupings, shownRows, sortedIds } from './shown-rows'

const isSharedAtom = atom((get) => get(planAtom).salesMixEnabled)
const namesAtom = atom((get) =>
  get(planAtom)
    .products.map(({ name, category }) => `${name}\n${category}`)
    .join('\n'),
)

const none: readonly string[] = []

/** More products than cards hold: a table with search, order, groups and changes of many at once. */
export function Catalogue() {
  const { t } = useTranslation('catalogue')
  const store = useStore()
  const ids = useElementIds('products')
  const names = useAtomValue(namesAtom)
  const isShared = useAtomValue(isSharedAtom)
  const [typed, setSearch] = useState('')
  const search = useDeferredValue(typed)
  const [grouping, setGrouping] = useState<Grouping>('none')
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const [order, setOrder] = useState<readonly string[]>(none)
  const [isChanging, setChanging] = useState(false)
  useForgottenDrafts(ids)
  // biome-ignore lint/correctness/useExhaustiveDependencies: names and ids are what the rows depend on
  const groups = useMemo(
    () => shownRows(store.get(planAtom), { search, order, grouping }),
    [store, search, order, grouping, names, ids],
  )
  const shown = groups.flatMap((group) => group.ids)
  const sort = (column: ColumnId) => {
    const isDescending = sorting?.column === column ? !sorting.isDescending : column !== 'name' && column !== 'category'
    const contributions = store.get(evaluationAtom).products.map(({ contribution }) => contribution)
    setSorting({ column, isDescending })
    setOrder(sortedIds(store.get(planAtom), column, isDescending, contributions))
  }
  const panel = useId()
  return (
    <section aria-label={t('title')} className="flex min-w-0 flex-col gap-3">
      <Examples />
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label={t('search')} value={typed} onChange={setSearch} />
        <div className="min-w-0 grow basis-40 sm:grow-0">
          <SelectBox
            id={`${panel}-groups`}
            label={t('group.label')}
            value={grouping}
            choices={groupings.map((value) => ({ value, label: t(`group.${value}`) }))}
            onChange={setGrouping}
          />
        </div>
        <Button aria-expanded={isChanging} aria-controls={panel} onClick={() => setChanging(!isChanging)}>
          {t('bulk.open')}
        </Button>
      </div>
      <div id={panel} hidden={!isChanging}>
        <BulkForm ids={shown} isShared={isShared} />
      </div>
      <p role="status" className="text-small text-muted">
        {shown.length === 0 ? t('none') : t('shown', { shown: shown.length, total: ids.length })}
      </p>
      <Grid groups={groups} grouping={grouping} isShared={isShared} sorting={sorting} onSort={sort} />
      <p id="catalogue-keys" className="text-small text-muted max-sm:hidden">
        {t('keys')}
      </p>
    </section>
  )
}

/** A text that is no number is forgotten once its product is gone, or the table is while its step stays. */
function useForgottenDrafts(ids: readonly string[]) {
  const store = useStore()
  const forget = useSetAtom(forgetDraftsAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: places change with the list of products
  useEffect(
    () => () => {
      if (store.get(stepAtom) === 'revenue') forget((path) => path.startsWith('products.'))
    },
    [ids, store, forget],
  )
}

const exampleIdsAtom = atom((get) => {
  const plan = get(planAtom)
  return plan.products.filter((product) => isExample(plan, product)).length
})

/** That figures of some products stand as an example, with the press that takes all of them. */
function Examples() {
  const { t } = useTranslation('catalogue')
  const count = useAtomValue(exampleIdsAtom)
  const change = useChange()
  if (count === 0) return null
  return (
    <Notice>
      <p>{t('examples', { count })}</p>
      <Button
        className="mt-2"
        onClick={() =>
          change('products', (plan) =>
            plan.products
              .filter((product) => isExample(plan, product))
              .reduce((taken, product) => withExampleTaken(taken, product), plan),
          )
        }
      >
        {t('takeExamples')}
      </Button>
    </Notice>
  )
}
