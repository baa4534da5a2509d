import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { serverCode, trpc } from '../api'

/** Reloads the session's role when a call is refused because the role was revoked, or needs a passkey from now on. */
export function useRoleWatch(): void {
  const queryClient = useQueryClient()
  const { status } = trpc.useUtils().admin
  useEffect(() => {
    const resetRevokedRole = (error: unknown) => {
      const code = serverCode(error)
      if ((code !== 'ADMIN_ONLY' && code !== 'PASSKEY_NEEDED') || !status.getData()) return
      void status.reset()
    }
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') resetRevokedRole(event.action.error)
    })
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') resetRevokedRole(event.action.error)
    })
    return () => {
      stopQueries()
      stopMutations()
    }
  }, [queryClient, status])
}
