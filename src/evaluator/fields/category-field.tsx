import { useTranslation } from 'react-i18next'
import { productCategories } from '../../domain/options'
import { withCategory } from '../../domain/quick-start/begun-plan'
import { Field } from '../../ui/inputs/field'
import { SelectBox } from '../../ui/inputs/select-box'
import { useChange } from '../state/use-change'
import { useField, useFindings } from './field-atom'
import { useOwnLabel } from './field-labels'
import { useMessages } from './messages'
import { BesideLabel } from './notes/note-button'

interface CategoryFieldProps {
  /** Instead of the field's own label. */
  label?: string
  hint?: string
  /** What stands for no category. */
  none: string
  /** No category is an answer here, too. */
  optional?: boolean
}

const path = 'productCategory'

/** The category of what is sold. The products follow it, and what is typical for it. */
export function CategoryField({ label, hint, none, optional = false }: CategoryFieldProps) {
  const { t } = useTranslation('options')
  const [category] = useField(path)
  const change = useChange()
  const ownLabel = useOwnLabel(path)
  const { findings, onBlur } = useFindings(path)
  const messages = useMessages(optional && category === '' ? [] : findings)
  const choices = [
    { value: '' as const, label: none },
    ...productCategories.map((id) => ({ value: id, label: t(`productCategories.${id}`) })),
  ]
  return (
    <Field
      id={path}
      label={label ?? ownLabel}
      hint={hint}
      aside={<BesideLabel path={path} label={label ?? ownLabel} />}
      messages={messages}
    >
      {({ id, describedBy, invalid }) => (
        <SelectBox
          id={id}
          value={category}
          choices={choices}
          onChange={(next) => change(path, (plan) => withCategory(plan, next))}
          onBlur={onBlur}
          describedBy={describedBy}
          invalid={invalid}
        />
      )}
    </Field>
  )
}
