import { atom, useAtom } from 'jotai'
import { useMemo } from 'react'

/** Texts that are no numbers, by the path of their field: they outlive a change of step and block Next. */
export const draftsAtom = atom<ReadonlyMap<string, string>>(new Map<string, string>())

function draftAtom(path: string) {
  return atom(
    (get) => get(draftsAtom).get(path),
    (get, set, text: string | null) => {
      const drafts = get(draftsAtom)
      if ((drafts.get(path) ?? null) === text) return
      const next = new Map(drafts)
      if (text === null) next.delete(path)
      else next.set(path, text)
      set(draftsAtom, next)
    },
  )
}

export function useDraft(path: string) {
  return useAtom(useMemo(() => draftAtom(path), [path]))
}
