import { useSaveSession } from './session-context'

/** Keeps the project's plan as it is now among its earlier versions: called before another plan replaces it. */
export const useKeepBefore = (): (() => Promise<unknown>) => useSaveSession().keepBefore
