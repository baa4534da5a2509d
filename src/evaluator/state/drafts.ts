import { atom, useAtom, useStore } from 'jotai'
import { useEffect, useMemo } from 'react'
import { stepOfPath } from '../../domain/rules/steps'
import { stepAtom } from './atoms'

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

/** The kept text of a field, which stays while what shows it comes and goes. */
export const useKeptDraft = (path: string) => useAtom(useMemo(() => draftAtom(path), [path]))

/** Forgets the texts of fields that are gone. */
export const forgetDraftsAtom = atom(null, (get, set, isGone: (path: string) => boolean) => {
  const left = [...get(draftsAtom)].filter(([path]) => !isGone(path))
  if (left.length !== get(draftsAtom).size) set(draftsAtom, new Map(left))
})

/** The kept text of a field. It is forgotten with its field: when that is removed or hidden while its step stays. */
export function useDraft(path: string) {
  const [draft, setDraft] = useKeptDraft(path)
  const store = useStore()
  useEffect(() => {
    return () => {
      if (store.get(stepAtom) === stepOfPath(path)) setDraft(null)
    }
  }, [path, setDraft, store])
  return [draft, setDraft] as const
}
