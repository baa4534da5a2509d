import { QueryClient } from '@tanstack/react-query'
import { httpBatchLink, httpLink, splitLink, TRPCClientError } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import superjson from 'superjson'
import type { AppRouter } from '../server/router'

/** The server's procedures as hooks. This file alone knows the router's type. */
export const trpc = createTRPCReact<AppRouter>()

const url = '/trpc'
/** The server refuses larger batches. */
const maxItems = 10

/** Calls that the server wants alone in their request: they guess at secrets or take a place. */
const alone = /^(auth|account|payments)\./

export function createApiClient() {
  return trpc.createClient({
    links: [
      splitLink({
        condition: (operation) => alone.test(operation.path),
        true: httpLink({ url, transformer: superjson }),
        false: httpBatchLink({ url, transformer: superjson, maxItems }),
      }),
    ],
  })
}

/** What the server said stays as it is until something here changes it: no refetch on focus or by the clock, no retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}

/** The server's sentence for what went wrong, already in the page's language; undefined when it did not answer. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof TRPCClientError && error.data ? error.message : undefined
}

/** The code that the server gave to what went wrong, for callers that act on it. */
export function serverCode(error: unknown): string | undefined {
  if (!(error instanceof TRPCClientError)) return undefined
  const data: unknown = error.data
  if (typeof data !== 'object' || data === null) return undefined
  const code: unknown = Reflect.get(data, 'code')
  return typeof code === 'string' ? code : undefined
}
