import { useMemo } from 'react'
import { serverCode, serverMessage, serverRetryAfter, trpc, unreadableStatus } from '../../api'
import type { ErrorCode } from '../../domain/error-codes'
import type { SaveFailure } from './autosave'
import type { Refusal } from './save-ports'
import type { SaveCalls } from './save-session'

/** What each refusal means for saving. A code that is added has to be given its meaning here too. */
const failureOf: Record<ErrorCode, SaveFailure> = {
  BAD_INPUT: 'refused',
  MALFORMED_JSON: 'refused',
  NUL_CHARACTER: 'refused',
  PLAN_NOT_JSON: 'refused',
  PLAN_TOO_LARGE: 'refused',
  PLAN_TOO_DEEP: 'refused',
  PLAN_FORBIDDEN_KEY: 'refused',
  PLAN_NUMBER: 'refused',
  PLAN_NOT_OBJECT: 'refused',
  BATCH_TOO_LARGE: 'refused',
  BATCH_REFUSED: 'refused',
  CODE_INVALID: 'refused',
  CODE_NEEDED: 'refused',
  PASSWORD_NEEDED: 'refused',
  CONSENT_NEEDED: 'refused',
  UNAUTHENTICATED: 'session',
  CREDENTIALS: 'refused',
  FORBIDDEN: 'refused',
  CROSS_SITE: 'refused',
  INACTIVE: 'refused',
  NO_ACCESS: 'noAccess',
  CONFIRMATION_REQUIRED: 'noAccess',
  ACCESS_SUSPENDED: 'noAccess',
  PASSWORD_CHANGE_REQUIRED: 'session',
  PASSWORD_ENDED: 'refused',
  PROOF_NEEDED: 'refused',
  ADMIN_ONLY: 'refused',
  TOKEN_SCOPE: 'refused',
  NOT_FOUND: 'gone',
  PAYMENTS_OFF: 'refused',
  METHOD_NOT_ALLOWED: 'refused',
  CONFLICT: 'conflict',
  EMAIL_TAKEN: 'refused',
  OWN_ROLE: 'refused',
  LAST_ADMIN: 'refused',
  BENCHMARK_TAKEN: 'refused',
  HAS_ACCESS: 'refused',
  PAYMENT_NOT_VERIFIED: 'refused',
  IN_FLIGHT: 'refused',
  STALE_REVISION: 'conflict',
  TOO_LARGE: 'refused',
  NOT_JSON: 'refused',
  KEY_REUSED: 'refused',
  TOO_MANY_REQUESTS: 'failed',
  TOO_MANY_SAVES: 'failed',
  STORAGE_FULL: 'refused',
  TOO_MANY_TOKENS: 'refused',
  TOO_MANY_WEBHOOKS: 'refused',
  TOO_MANY_LINKS: 'refused',
  TOO_MANY_NAMED_VERSIONS: 'refused',
  LINK_NOT_FOUND: 'refused',
  TOO_MANY_TRIES: 'refused',
  TOO_MANY_PROJECTS: 'refused',
  TOO_MANY_NEW_PROJECTS: 'refused',
  INTERNAL: 'failed',
  BUSY: 'failed',
  DATABASE_UNAVAILABLE: 'failed',
  PAYMENTS_UNAVAILABLE: 'refused',
  TIMEOUT: 'failed',
}

/** What an error means for saving: whether it passes by itself, and who must do something if not. */
export function refusalOf(error: unknown): Refusal {
  const code = serverCode(error)
  // An answer that is none of the server's own comes from something in between, which may recover.
  if (code === undefined) return { failure: unreadableStatus(error) === undefined ? 'offline' : 'failed' }
  const retryAfterMs = (serverRetryAfter(error) ?? 0) * 1000
  return { failure: failureOf[code], message: serverMessage(error), retryAfterMs }
}

/** The server's part in saving one project. */
export function useSaveCalls(id: string): SaveCalls {
  const { client, projects } = trpc.useUtils()
  const { mutateAsync: save } = trpc.projects.save.useMutation()
  const { mutateAsync: keepVersion } = trpc.projects.versions.keep.useMutation()
  return useMemo(
    () => ({
      refusalOf,
      server: {
        async save(input) {
          const saved = await save({ id, ...input })
          void projects.list.invalidate()
          return saved
        },
        // Past the query cache: a fetch that is already in flight may hold a revision from before the conflict.
        read: () => client.projects.get.query({ id }),
        keepVersion: (projectData) => keepVersion({ id, projectData }),
      },
    }),
    [id, client, projects, save, keepVersion],
  )
}
