import { atom, useAtomValue, useSetAtom } from 'jotai'
import { withProductName } from '../../domain/quick-start/begun-plan'
import { Field } from '../../ui/inputs/field'
import { TextBox } from '../../ui/inputs/text-box'
import { planAtom } from '../state/atoms'
import { editAtom } from '../state/undo/undo'
import { useFindings } from './field-atom'
import { useOwnLabel } from './field-labels'
import { useMessages } from './messages'
import { BesideLabel } from './notes/note-button'

interface ProductNameFieldProps {
  /** Instead of the field's own label. */
  label?: string
  hint?: string
  placeholder?: string
  /** A name may be missing here: it is filled in later. */
  optional?: boolean
}

const path = 'productName'

const productNameAtom = atom(
  (get) => get(planAtom).productName,
  (get, set, name: string) => set(editAtom, { plan: withProductName(get(planAtom), name), place: path }),
)

/** What the store sells. The first product is called like it, until it is given its own name. */
export function ProductNameField({ label, hint, placeholder, optional = false }: ProductNameFieldProps) {
  const name = useAtomValue(productNameAtom)
  const setName = useSetAtom(productNameAtom)
  const ownLabel = useOwnLabel(path)
  const { findings, onBlur } = useFindings(path)
  const messages = useMessages(optional && name.trim() === '' ? [] : findings)
  return (
    <Field
      id={path}
      label={label ?? ownLabel}
      hint={hint}
      aside={<BesideLabel path={path} label={label ?? ownLabel} />}
      messages={messages}
    >
      {({ id, describedBy, invalid }) => (
        <TextBox
          id={id}
          value={name}
          onChange={setName}
          onBlur={onBlur}
          placeholder={placeholder}
          autoComplete="off"
          describedBy={describedBy}
          invalid={invalid}
        />
      )}
    </Field>
  )
}
