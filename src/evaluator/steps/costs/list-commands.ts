import { useSetAtom, useStore } from 'jotai'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Plan } from '../../../domain/plan/plan'
import { nextId } from '../../../domain/plan/stored/stable-ids'
import { draftsWithout } from '../../fields/list-drafts'
import { planAtom } from '../../state/atoms'
import { draftsAtom } from '../../state/drafts'
import { applyEditAtom } from '../../state/undo/undo'
import { useUndoToast } from '../../state/undo/use-undo'

export type EditableList = 'customOverheadsTech' | 'customOverheadsOps' | 'team'

type ElementOf<L extends EditableList> = Plan[L][number]

function focus(...ids: string[]): void {
  for (const id of ids) {
    const element = document.getElementById(id)
    if (!element) continue
    element.focus()
    return
  }
}

/** The id of the button that removes an element. */
export const removeButtonId = (list: EditableList, index: number) => `${list}.${index}.remove`

/** The id of the control that adds to a list. */
export const addControlId = (list: EditableList) => `${list}.add`

/**
 * Adds to a list and takes from it, each an edit that Undo takes back. The focus goes to what was added, or to what
 * took the removed one's place; at once, so that a fast typist's next key lands there.
 */
export function useListCommands<L extends EditableList>(list: L) {
  const { t } = useTranslation('costs')
  const store = useStore()
  const sayRemoved = useUndoToast()
  const command = useSetAtom(applyEditAtom)

  const add = (make: (id: string) => ElementOf<L>, firstField: (index: number) => string) => {
    const plan = store.get(planAtom)
    const elements: readonly ElementOf<L>[] = plan[list]
    const index = elements.length
    const added = [...elements, make(nextId(elements, list))]
    flushSync(() => command({ plan: { ...plan, [list]: added }, place: `${list}.${index}` }))
    focus(firstField(index))
  }

  const remove = (index: number, name: string) => {
    const plan = store.get(planAtom)
    const elements: readonly ElementOf<L>[] = plan[list]
    const left = elements.filter((_, at) => at !== index)
    flushSync(() => {
      store.set(draftsAtom, draftsWithout(store.get(draftsAtom), list, index))
      command({ plan: { ...plan, [list]: left }, place: `${list}.${index}` })
    })
    focus(removeButtonId(list, index), removeButtonId(list, index - 1), addControlId(list))
    sayRemoved(t('removed', { name }))
  }

  return { add, remove }
}
