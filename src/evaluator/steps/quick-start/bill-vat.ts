import { atom } from 'jotai'
import { planAtom } from '../../state/atoms'

/** Whether VAT on bills is a cost of the store: it is typed without, and added. */
export const paysBillVatAtom = atom((get) => {
  const { vatRegistered, vatPct } = get(planAtom)
  return !vatRegistered && vatPct > 0
})

/** The same for the goods: a supplier who is not registered writes bills without VAT. */
export const paysGoodsVatAtom = atom(
  (get) => get(paysBillVatAtom) && get(planAtom).products[0]?.supplierChargesVat !== false,
)
