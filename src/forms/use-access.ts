import { trpc } from '../api'
import { type Access, accessOf } from '../domain/rules/access'

/** What the signed-in account may do, and what would open it. An address is worth confirming for a place while one is left. */
export function useAccess(): Access {
  const user = trpc.auth.session.useQuery().data
  const access = user ? accessOf(user) : 'granted'
  const places = trpc.auth.earlyAccess.useQuery(undefined, { enabled: access === 'unconfirmed' })
  return access === 'unconfirmed' && !places.data?.isOpen ? 'forSale' : access
}

/** Whether confirming the address opens the account. */
export const opensByConfirming = (access: Access) => access === 'held' || access === 'unconfirmed'
