import { Switch } from '../../ui/inputs/switch'
import { type SwitchPath, withField } from '../state/plan-path'
import { useChange } from '../state/use-change'
import { useField } from './field-atom'
import { useOwnLabel } from './field-labels'
import { BesideLabel } from './notes/note-button'

interface SwitchFieldProps {
  path: SwitchPath
  /** Instead of the field's own label. */
  label?: string
  /** What is heard in place of the label, where several switches are labelled alike. */
  name?: string
  hint?: string
  small?: boolean
}

/** A yes or no of the plan; each turn is an edit of its own. */
export function SwitchField({ path, label, name, hint, small }: SwitchFieldProps) {
  const [value] = useField(path)
  const change = useChange()
  const ownLabel = useOwnLabel(path)
  return (
    <Switch
      id={path}
      label={label ?? ownLabel}
      {...(hint ? { hint } : {})}
      {...(name ? { name } : {})}
      {...(small ? { small } : {})}
      checked={value ?? false}
      aside={<BesideLabel path={path} label={name ?? label ?? ownLabel} />}
      onChange={(next) => change(path, (plan) => withField(plan, path, next))}
    />
  )
}
