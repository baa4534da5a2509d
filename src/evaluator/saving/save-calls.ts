import { useMemo } from 'react'
import { serverCode, serverMessage, serverRetryAfter, trpc, unreadableStatus } from '../../api'
import type { ErrorCode } from '../../domain/error-codes'
import type { SaveFailure } from './autosave'
import { newId } from './local-drafts'
import type { Refusal } from './save-ports'
import type { SaveCalls } from './save-session'

/** What a refusal means for saving where it is more than a refusal. */
const failureOf: Partial<Record<ErrorCode, SaveFailure>> = {
  UNAUTHENTICATED: 'session',
  NO_ACCESS: 'noAccess',
  CONFIRMATION_REQUIRED: 'noAccess',
  ACCESS_SUSPENDED: 'noAccess',
  PASSWORD_CHANGE_REQUIRED: 'session',
  NOT_FOUND: 'gone',
  CONFLICT: 'conflict',
  STALE_REVISION: 'conflict',
  TOO_MANY_REQUESTS: 'failed',
  TOO_MANY_SAVES: 'failed',
  INTERNAL: 'failed',
  BUSY: 'failed',
  DATABASE_UNAVAILABLE: 'failed',
  TIMEOUT: 'failed',
}

/** What an error means for saving: whether it passes by itself, and who must do something if not. */
export function refusalOf(error: unknown): Refusal {
  const code = serverCode(error)
  // An answer that is none of the server's own comes from something in between, which may recover.
  if (code === undefined) return { failure: unreadableStatus(error) === undefined ? 'offline' : 'failed' }
  const retryAfterMs = (serverRetryAfter(error) ?? 0) * 1000
  return { failure: failureOf[code] ?? 'refused', message: serverMessage(error), retryAfterMs }
}

/** The server's part in saving one project. */
export function useSaveCalls(id: string): SaveCalls {
  const { client, projects } = trpc.useUtils()
  const { mutateAsync: save } = trpc.projects.save.useMutation()
  const { mutateAsync: keepVersion } = trpc.projects.versions.keep.useMutation()
  return useMemo(() => {
    // A reloaded page is another session: what this one saved last then becomes a version.
    const editingSession = newId()
    // What takes the place of a plan that was kept (a restored version, a file) is an act of its own, and leaves a version.
    let isOwnAct = false
    return {
      refusalOf,
      server: {
        async save(input) {
          const saved = await save({ id, ...(isOwnAct ? {} : { editingSession }), ...input })
          isOwnAct = false
          void projects.list.invalidate()
          return saved
        },
        // Past the query cache: a fetch that is already in flight may hold a revision from before the conflict.
        read: () => client.projects.get.query({ id }),
        keepVersion(projectData) {
          isOwnAct = true
          return keepVersion({ id, projectData })
        },
      },
    }
  }, [id, client, projects, save, keepVersion])
}
