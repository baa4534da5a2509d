import { trpc } from '../api'

/** Whether projects can be made and changed: now, once the address is confirmed, or after a purchase. */
export type Permission = 'granted' | 'held' | 'forSale'

export function usePermission(): Permission {
  const user = trpc.auth.session.useQuery().data
  if (!user || user.hasAccess) return 'granted'
  return user.placeHeldUntil === null ? 'forSale' : 'held'
}
