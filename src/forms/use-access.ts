import { trpc } from '../api'
import { type Access, accessOf } from '../domain/rules/access'

/** What the signed-in account may do, and what would open it. An address is worth confirming for a place while one is left. */
export function useAccess(): Access {
  const user = trpc.auth.session.useQuery().data
  const access = user ? accessOf(user) : 'granted'
  const places = trpc.auth.earlyAccess.useQuery(undefined, { enabled: access === 'unconfirmed' })
  return access === 'unconfirmed' && !places.data?.isOpen ? 'forSale' : access
}

/** The number of the order whose bank transfer is awaited, null without one, undefined while it is not known. */
export function usePendingOrder(): string | null | undefined {
  const access = useAccess()
  const mayOrder = access !== 'granted' && access !== 'suspended'
  const { data, isError } = trpc.payments.transfer.useQuery(undefined, { enabled: mayOrder })
  if (!mayOrder || isError) return null
  return data && (data.waiting?.orderNumber ?? null)
}

/** Whether confirming the address opens the account. */
export const opensByConfirming = (access: Access) => access === 'held' || access === 'unconfirmed'
