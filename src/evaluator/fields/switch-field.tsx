import { Switch } from '../../ui/inputs/switch'
import type { SwitchPath } from '../state/plan-path'
import { useField } from './field-atom'
import { useOwnLabel } from './field-labels'

interface SwitchFieldProps {
  path: SwitchPath
  /** Instead of the field's own label. */
  label?: string
  hint?: string
}

/** A yes or no of the plan. */
export function SwitchField({ path, label, hint }: SwitchFieldProps) {
  const [value, setValue] = useField(path)
  const ownLabel = useOwnLabel(path)
  return (
    <Switch
      id={path}
      label={label ?? ownLabel}
      {...(hint ? { hint } : {})}
      checked={value ?? false}
      onChange={setValue}
    />
  )
}
