import type { createStore } from 'jotai'
import type { Plan } from '../../../domain/plan/plan'
import { paths } from '../../../paths'
import { planAtom } from '../../state/atoms'

type Store = ReturnType<typeof createStore>

let project: Store | null = null

/** Remembers the project on the screen. It stays remembered: a page that breaks is taken down before it is asked. */
export function rememberShown(store: Store): void {
  project = store
}

/** The plan on the screen, to be handed out when the page breaks: the project's, which has a store of its own. */
export function planOnScreen(page: Store): Plan {
  const shown = location.pathname.startsWith(paths.app) ? project : null
  return (shown ?? page).get(planAtom)
}
