import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { reachedFieldAtom } from './note-state'

/** Follows the focus from field to field. Buttons for notes and dialogs belong to the field that was reached before. */
export function useReachedField(): void {
  const reach = useSetAtom(reachedFieldAtom)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('[role=dialog], [data-note]')) return
      reach(target.closest('fieldset[id]')?.id ?? target.id)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [reach])
}
