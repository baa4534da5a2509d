import { atom, useAtomValue, useSetAtom } from 'jotai'
import { withProductName } from '../../domain/quick-start/begun-plan'
import { TextBox } from '../../ui/inputs/text-box'
import { planAtom } from '../state/atoms'
import { editAtom } from '../state/undo/undo'
import { PlanField, type PlanFieldProps } from './plan-field'

interface ProductNameFieldProps extends PlanFieldProps {
  placeholder?: string
}

const path = 'productName'

const productNameAtom = atom(
  (get) => get(planAtom).productName,
  (get, set, name: string) => set(editAtom, { plan: withProductName(get(planAtom), name), place: path }),
)

/** What the store sells. The first product is called like it, until it is given its own name. */
export function ProductNameField({ placeholder, ...field }: ProductNameFieldProps) {
  const name = useAtomValue(productNameAtom)
  const setName = useSetAtom(productNameAtom)
  return (
    <PlanField path={path} isEmpty={name.trim() === ''} {...field}>
      {(control) => (
        <TextBox {...control} value={name} onChange={setName} placeholder={placeholder} autoComplete="off" />
      )}
    </PlanField>
  )
}
