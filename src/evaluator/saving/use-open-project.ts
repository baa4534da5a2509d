import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { serverCode, trpc } from '../../api'
import { loadReferenceData } from '../state/reference/reference-data'
import { browserDevice } from './browser-storage'
import { offerEarlier } from './earlier-undo'
import { unsyncedDraftsOf } from './local-drafts'
import { useSaveCalls } from './save-calls'
import { type SaveSession, sessionClosed, startSession } from './save-session'

export type Opened = { kind: 'loading' | 'missing' | 'failed' } | { kind: 'ready'; session: SaveSession }

/** Opens a project, always as the server holds it now: what is kept from an earlier visit would be saved over. */
export function useOpenedProject(id: string): Opened {
  const page = useStore()
  const calls = useSaveCalls(id)
  const { auth, client, projects } = trpc.useUtils()
  const userId = trpc.auth.session.useQuery().data?.id
  const [opened, setOpened] = useState<Opened>({ kind: 'loading' })
  useEffect(() => void loadReferenceData(page), [page])
  useEffect(() => {
    if (userId === undefined) return
    let isStale = false
    async function open(user: string) {
      await sessionClosed(id)
      const [left, project] = await Promise.all([
        unsyncedDraftsOf(browserDevice, user, id),
        projects.get.fetch(
          { id },
          {
            staleTime: 0,
            retry: (count, error) => count < 1 && serverCode(error) === undefined,
            // Spread, for many pages may have lost the same server at once.
            retryDelay: () => 500 + 1000 * Math.random(),
          },
        ),
      ])
      if (isStale) return
      // Read once: a currency that is changed meanwhile, in another tab, must not open the project again.
      const currency = auth.session.getData()?.preferredCurrency
      const session = startSession({ page, userId: user, ...(currency && { currency }), project, left, calls })
      setOpened({ kind: 'ready', session })
      // Without it Undo begins with what is typed on this page.
      offerEarlier(session, client.projects.versions).catch(() => {})
    }
    open(userId).catch((error: unknown) => {
      if (!isStale) setOpened({ kind: serverCode(error) === 'NOT_FOUND' ? 'missing' : 'failed' })
    })
    return () => {
      isStale = true
    }
  }, [auth, calls, client, id, page, projects, userId])
  return opened
}
