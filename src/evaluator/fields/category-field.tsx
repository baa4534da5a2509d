import { useTranslation } from 'react-i18next'
import { productCategories } from '../../domain/options'
import { withCategory } from '../../domain/quick-start/begun-plan'
import { SelectBox } from '../../ui/inputs/select-box'
import { useChange } from '../state/use-change'
import { useField } from './field-atom'
import { PlanField, type PlanFieldProps } from './plan-field'

interface CategoryFieldProps extends PlanFieldProps {
  /** What stands for no category. */
  none: string
}

const path = 'productCategory'

/** The category of what is sold. The products follow it, and what is typical for it. */
export function CategoryField({ none, ...field }: CategoryFieldProps) {
  const { t } = useTranslation('options')
  const [category] = useField(path)
  const change = useChange()
  const choices = [
    { value: '' as const, label: none },
    ...productCategories.map((id) => ({ value: id, label: t(`productCategories.${id}`) })),
  ]
  return (
    <PlanField path={path} isEmpty={category === ''} {...field}>
      {(control) => (
        <SelectBox
          {...control}
          value={category}
          choices={choices}
          onChange={(next) => change(path, (plan) => withCategory(plan, next))}
        />
      )}
    </PlanField>
  )
}
