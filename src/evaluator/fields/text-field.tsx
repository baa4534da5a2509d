import { TextBox } from '../../ui/inputs/text-box'
import type { TextPath } from '../state/plan-path'
import { useField } from './field-atom'
import { PlanField, type PlanFieldProps } from './plan-field'

interface TextFieldProps extends PlanFieldProps {
  path: TextPath
  placeholder?: string
  autoComplete?: string
}

/** A text of the plan, kept as typed. */
export function TextField({ path, placeholder, autoComplete = 'off', ...field }: TextFieldProps) {
  const [value, setValue] = useField(path)
  return (
    <PlanField path={path} isEmpty={value === ''} {...field}>
      {(control) => (
        <TextBox
          {...control}
          value={value ?? ''}
          onChange={setValue}
          placeholder={placeholder}
          autoComplete={autoComplete}
        />
      )}
    </PlanField>
  )
}
