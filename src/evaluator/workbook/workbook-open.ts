import { atom } from 'jotai'

/** Whether the dialog of the workbook is open: the menu and the dialogs at the end open it. */
export const workbookOpenAtom = atom(false)
