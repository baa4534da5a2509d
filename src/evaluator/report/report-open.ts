import { atom } from 'jotai'

/** Whether the dialog of the report is open: the menu and the dialogs at the end open it. */
export const reportOpenAtom = atom(false)
