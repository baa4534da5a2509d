import { atom } from 'jotai'

/** The id of the field that has the focus, or had it last: it offers to take a note. */
export const reachedFieldAtom = atom('')
