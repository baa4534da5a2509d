import { atom } from 'jotai'

export type SectionId =
  | 'product'
  | 'order'
  | 'payment'
  | 'fulfillment'
  | 'acquisition'
  | 'tech'
  | 'team'
  | 'ops'
  | 'spread'
  | 'contingency'

/** What nearly every store has to fill in. */
const essentials: readonly SectionId[] = ['product', 'order']

/** The sections that stand open, kept while one goes to another step and back. */
export const openSectionsAtom = atom<ReadonlySet<SectionId>>(new Set(essentials))

export const toggleSectionAtom = atom(null, (get, set, { id, open }: { id: SectionId; open: boolean }) => {
  const sections = new Set(get(openSectionsAtom))
  if (open) sections.add(id)
  else sections.delete(id)
  set(openSectionsAtom, sections)
})
