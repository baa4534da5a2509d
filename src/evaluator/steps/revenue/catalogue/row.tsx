import { atom, useAtomValue } from 'jotai'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutProduct } from '../../../../domain/edits/sales-mix'
import type { Product } from '../../../../domain/plan/plan'
import { formatNumber } from '../../../../i18n/format'
import { classes } from '../../../../ui/classes'
import { Trash } from '../../../../ui/icons'
import { evaluationAtom, languageAtom } from '../../../state/atoms'
import { draftsAtom } from '../../../state/drafts'
import { withField } from '../../../state/plan-path'
import { useUndoToast } from '../../../state/undo/use-undo'
import { useChange } from '../../../state/use-change'
import { useFormat } from '../../../state/use-format'
import {
  type ColumnId,
  cellId,
  isNumberColumn,
  isSwitchColumn,
  isTyped,
  type NumberColumn,
  switchPath,
} from './columns'
import { Editor } from './editor'

interface RowProps {
  index: number
  product: Product
  /** What is said of its numbers: 'unitPriceInclVAT error'. */
  marks: string
  columns: readonly ColumnId[]
  isShared: boolean
  /** The cell that Tab leads to, when it is in this row. */
  active: ColumnId | null
  editing: ColumnId | null
}

/** One product as a row of cells. */
export const Row = memo(function Row({ index, product, marks, columns, isShared, active, editing }: RowProps) {
  const { t } = useTranslation(['catalogue', 'revenue'])
  const name = product.name.trim() || t('revenue:product.unnamed', { number: index + 1 })
  return (
    <tr
      data-id={product.id}
      role="row"
      className={classes(
        'grid grid-cols-(--columns)',
        editing === null && '[contain-intrinsic-block-size:auto_var(--row)] [content-visibility:auto]',
      )}
    >
      {columns.map((column) => {
        const isEditing = editing === column
        const Tag = column === 'name' ? 'th' : 'td'
        return (
          <Tag
            key={column}
            id={cellId(index, column)}
            {...(column === 'name' ? { scope: 'row', role: 'rowheader' } : { role: 'gridcell' })}
            tabIndex={active === column && !isEditing ? 0 : -1}
            data-column={column}
            aria-readonly={!isTyped(column, isShared) || undefined}
            aria-invalid={marks.includes(`${column} error`) || undefined}
            className={classes(
              'flex h-(--row) min-w-0 flex-col justify-center border-b border-line p-0 font-normal outline-offset-[-2px] focus:outline-2 focus:outline-accent',
              column === 'name' && 'sticky start-0 z-10 bg-surface text-start',
              isEditing && 'z-20',
              marks.includes(`${column} error`) && 'bg-negative-soft text-negative',
            )}
          >
            {isEditing ? (
              <Editor index={index} column={column} label={`${t(`catalogue:columns.${column}`)}: ${name}`} />
            ) : (
              <Shown column={column} index={index} product={product} name={name} marks={marks} />
            )}
          </Tag>
        )
      })}
    </tr>
  )
})

interface ShownProps {
  column: ColumnId
  index: number
  product: Product
  name: string
  marks: string
}

/** A cell as it is read. */
function Shown({ column, index, product, name, marks }: ShownProps) {
  const { t } = useTranslation('options')
  if (isNumberColumn(column)) return <NumberShown index={index} column={column} product={product} marks={marks} />
  if (isSwitchColumn(column)) return <SwitchShown index={index} column={column} isOn={product[column]} />
  if (column === 'contribution') return <Contribution index={index} />
  if (column === 'remove') return <Remove index={index} name={name} />
  const text = column === 'name' ? name : t(`productCategories.${product.category}`)
  return (
    <span title={text} className="block truncate px-2">
      <bdi>{text}</bdi>
    </span>
  )
}

function NumberShown({
  index,
  column,
  product,
  marks,
}: Omit<ShownProps, 'name' | 'column'> & { column: NumberColumn }) {
  const { t } = useTranslation('catalogue')
  const { number, percent } = useFormat()
  const path = cellId(index, column)
  const draft = useAtomValue(useMemo(() => atom((get) => get(draftsAtom).get(path)), [path]))
  const isExample = marks.includes(`${column} example`)
  const value = column === 'exFactoryPrice' ? product.exFactoryPrice || product.unitCostLanded : product[column]
  const write = column === 'salesMixTargetPct' ? percent : number
  return (
    <span dir="ltr" className={classes('block truncate px-2 text-end tabular-nums', isExample && 'text-muted italic')}>
      {draft === undefined ? (
        value === 0 ? (
          '–'
        ) : (
          write(value, { min: Number.isInteger(value) ? 0 : 2, max: 2 })
        )
      ) : (
        <s>{draft}</s>
      )}
      {isExample ? <span className="sr-only"> ({t('example')})</span> : null}
    </span>
  )
}

function SwitchShown({
  index,
  column,
  isOn,
}: {
  index: number
  column: 'supplierChargesVat' | 'needsDelivery'
  isOn: boolean
}) {
  const { t } = useTranslation('catalogue')
  const change = useChange()
  const path = switchPath(index, column)
  return (
    <label className="flex h-11 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        tabIndex={-1}
        checked={isOn}
        onChange={({ target }) => change(path, (plan) => withField(plan, path, target.checked))}
        className="size-5 accent-accent"
      />
      <span className="sr-only">{t(isOn ? 'yes' : 'no')}</span>
    </label>
  )
}

/** What the product leaves of a month for the fixed costs. All follow from one change, so none has an atom of its own. */
function Contribution({ index }: { index: number }) {
  const language = useAtomValue(languageAtom)
  const value = Math.round(useAtomValue(evaluationAtom).products[index]?.contribution ?? 0)
  return (
    <span
      dir="ltr"
      className={classes('block truncate px-2 text-end tabular-nums', value < 0 ? 'text-negative' : 'text-muted')}
    >
      {formatNumber(value, language)}
    </span>
  )
}

function Remove({ index, name }: { index: number; name: string }) {
  const { t } = useTranslation('revenue')
  const sayRemoved = useUndoToast()
  const change = useChange()
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('product.remove', { name })}
      onClick={() => {
        change(`products.${index}.name`, (plan) => withoutProduct(plan, index))
        sayRemoved(t('product.removed', { name }))
      }}
      className="flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken"
    >
      <Trash />
    </button>
  )
}
