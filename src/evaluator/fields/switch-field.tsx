import { Switch } from '../../ui/switch'
import { useOwnLabel } from '../field-labels'
import type { FlagPath } from '../plan-path'
import { useField } from './field-atom'

interface SwitchFieldProps {
  path: FlagPath
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
      checked={value === true}
      onChange={setValue}
    />
  )
}
