import { atom, getDefaultStore } from 'jotai'

export interface ToastMessage {
  id: number
  title: string
  text?: string
  variant?: 'plain' | 'destructive'
  /** What can be done about it, here and now. A notice with an action stays until it is used or closed. */
  action?: { label: string; run: () => void }
}

/** The notice on the screen: at most one, the newest. */
export const toastAtom = atom<ToastMessage | null>(null)

let count = 0

/** Shows a short notice, for five seconds unless it holds an action; it is never the only place where an error is said. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  count += 1
  getDefaultStore().set(toastAtom, { ...message, id: count })
}

/** Takes the notice away: what it offers is done, or no longer holds. */
export function dismissToast(): void {
  getDefaultStore().set(toastAtom, null)
}
