import { createContext, useContext } from 'react'
import type { SaveSession } from './save-session'

// Apart from what saves, which the pages without an account do not load.

export const SaveSessionContext = createContext<SaveSession | null>(null)

/** The open project; only below a project's page. */
export function useSaveSession(): SaveSession {
  const session = useContext(SaveSessionContext)
  if (!session) throw new Error('No project is open here')
  return session
}
