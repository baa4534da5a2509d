import { trpc } from '../../../api'

/** The name of the person who is signed in, as they write it; '' while it is not known. For projects: a guest has none. */
export function useOwnName(): string {
  const user = trpc.auth.session.useQuery().data
  return user ? `${user.firstName} ${user.lastName}`.trim() : ''
}
