import { QueryClientProvider } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import type { ReactNode } from 'react'
import { createApiClient, createQueryClient, type RouterOutputs, trpc } from '../api'
import { askForProof } from '../forms/ask-for-proof'
import { watchSession } from './session-state'

const queryClient = createQueryClient()
const sessionKey = getQueryKey(trpc.auth.session, undefined, 'query')
const client = createApiClient(
  () => queryClient.getQueryData<RouterOutputs['auth']['session']>(sessionKey)?.id,
  askForProof,
)
watchSession(queryClient)

/** What the pages that talk to the server need around them; the evaluator's first page does without. */
export function ServerProvider({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}
