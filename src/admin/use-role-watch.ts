import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { serverCode, trpc } from '../api'

/** Asks anew who this is when anything is refused because the role was taken away meanwhile. */
export function useRoleWatch(): void {
  const queryClient = useQueryClient()
  const { status } = trpc.useUtils().admin
  useEffect(() => {
    const variant = (error: unknown) => {
      if (serverCode(error) !== 'ADMIN_ONLY' || !status.getData()) return
      void status.reset()
    }
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') variant(event.action.error)
    })
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') variant(event.action.error)
    })
    return () => {
      stopQueries()
      stopMutations()
    }
  }, [queryClient, status])
}
