import { useTranslation } from 'react-i18next'
import { productCategories } from '../../../../domain/options'
import { shownNumber, storedNumber } from '../../../../domain/plan/field'
import { limitOf } from '../../../../domain/plan/field-at-path'
import { productFields } from '../../../../domain/plan/plan-fields'
import { NumberBox } from '../../../../ui/inputs/number-box'
import { SelectBox } from '../../../../ui/inputs/select-box'
import { TextBox } from '../../../../ui/inputs/text-box'
import { useField, useFindings } from '../../../fields/field-atom'
import { useKeptDraft } from '../../../state/drafts'
import { type ColumnId, isNumberColumn, type NumberColumn, numberPath } from './columns'

interface EditorProps {
  index: number
  column: ColumnId
  label: string
}

/** The box of a cell that is being edited. What is typed counts at once, as everywhere. */
export function Editor({ index, column, label }: EditorProps) {
  if (isNumberColumn(column)) return <NumberEditor index={index} column={column} label={label} />
  if (column === 'name') return <NameEditor index={index} label={label} />
  return <CategoryEditor index={index} label={label} />
}

function NumberEditor({ index, column, label }: EditorProps & { column: NumberColumn }) {
  const path = numberPath(index, column)
  const [value = 0, setValue] = useField(path)
  const [draft, setDraft] = useKeptDraft(path)
  const { onBlur, findings } = useFindings(path)
  const field = limitOf(path)
  return (
    <NumberBox
      id={`${path}-box`}
      label={label}
      value={field ? shownNumber(field, value) : value}
      onChange={(typed, isEmptied) => setValue(field ? storedNumber(field, typed) : typed, isEmptied)}
      draft={draft}
      onDraft={setDraft}
      onBlur={onBlur}
      invalid={draft !== undefined || findings.some(({ level }) => level === 'error')}
      whole={column === 'salesMixTargetPct'}
      emptyWhenZero
    />
  )
}

/** An emptied box leaves the name as it was. */
function NameEditor({ index, label }: { index: number; label: string }) {
  const path = `products.${index}.name` as const
  const [name = '', setName] = useField(path)
  const { onBlur } = useFindings(path)
  return (
    <TextBox
      id={`${path}-box`}
      aria-label={label}
      value={name}
      onChange={setName}
      onBlur={onBlur}
      maxLength={productFields.name.maxLength}
      autoComplete="off"
    />
  )
}

function CategoryEditor({ index, label }: { index: number; label: string }) {
  const { t } = useTranslation('options')
  const path = `products.${index}.category` as const
  const [category = 'other', setCategory] = useField(path)
  const { onBlur } = useFindings(path)
  return (
    <SelectBox
      id={`${path}-box`}
      label={label}
      value={category}
      choices={productCategories.map((value) => ({ value, label: t(`productCategories.${value}`) }))}
      onChange={setCategory}
      onBlur={onBlur}
    />
  )
}
