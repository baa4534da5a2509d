import { atom } from 'jotai'

/** The dialogs of the whole plan, which menus and other dialogs open. */
export type PlanDialog = 'report' | 'workbook' | 'notes' | 'products' | 'duties'

/** The dialog on the screen; null while there is none. */
export const shownDialogAtom = atom<PlanDialog | null>(null)
