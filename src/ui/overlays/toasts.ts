import { atom, getDefaultStore } from 'jotai'

export interface ToastMessage {
  id: number
  title: string
  text?: string
  variant?: 'plain' | 'destructive'
}

/** The notice on the screen: at most one, the newest. */
export const toastAtom = atom<ToastMessage | null>(null)

let count = 0

/** Shows a short notice for five seconds; it is never the only place where an error is said. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  count += 1
  getDefaultStore().set(toastAtom, { ...message, id: count })
}
