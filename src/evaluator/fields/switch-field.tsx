import { Switch } from '../../ui/switch'
import { useOwnLabel } from '../field-labels'
import type { SwitchPath } from '../plan-path'
import { useField } from './field-atom'

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
