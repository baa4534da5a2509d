import { useMemo } from 'react'
import { serverCode, serverMessage, serverRetryAfter, trpc, unreadableStatus } from '../api'
import type { SaveTrouble } from './autosave'
import type { Refusal } from './autosave-run'
import type { SaveCalls } from './save-session'

const troubles: Record<string, SaveTrouble> = {
  CONFLICT: 'conflict',
  NOT_FOUND: 'gone',
  UNAUTHENTICATED: 'session',
  PASSWORD_CHANGE_REQUIRED: 'session',
  NO_ACCESS: 'noAccess',
  INTERNAL: 'failed',
  BUSY: 'failed',
  TIMEOUT: 'failed',
  DATABASE_UNAVAILABLE: 'failed',
  TOO_MANY_REQUESTS: 'failed',
}

/** What an error means for saving: whether it passes by itself, and who must do something if not. */
export function refusalOf(error: unknown): Refusal {
  const code = serverCode(error)
  // An answer that is none of the server's own comes from something in between, which may recover.
  if (code === undefined) return { trouble: unreadableStatus(error) === undefined ? 'offline' : 'failed' }
  const retryAfterMs = (serverRetryAfter(error) ?? 0) * 1000
  return { trouble: troubles[code] ?? 'refused', message: serverMessage(error), retryAfterMs }
}

/** The server's part in saving one project. */
export function useSaveCalls(id: string): SaveCalls {
  const { client, projects } = trpc.useUtils()
  const { mutateAsync } = trpc.projects.save.useMutation()
  return useMemo(
    () => ({
      refusalOf,
      server: {
        async save(input) {
          const saved = await mutateAsync({ id, ...input })
          void projects.list.invalidate()
          return saved
        },
        read: () => client.projects.get.query({ id }),
        keepVersion: (projectData) => client.projects.versions.keep.mutate({ id, projectData }),
      },
    }),
    [id, client, projects, mutateAsync],
  )
}
