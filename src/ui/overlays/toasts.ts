import { atom, getDefaultStore } from 'jotai'

export interface ToastMessage {
  id: number
  title: string
  text?: string
  variant?: 'plain' | 'destructive'
  /** What can be done about it, here and now. */
  action?: { label: string; run: () => void }
}

/** The notice on the screen: at most one, the newest. */
export const toastAtom = atom<ToastMessage | null>(null)

let count = 0

/** How long a notice stays: longer where something can be done, which has to be read, decided and reached. */
export const secondsShown = ({ action }: Pick<ToastMessage, 'action'>): number => (action ? 10 : 5)

/** What went well may be said on the page that follows; what went wrong, or can be taken back, belongs to its own page. */
export const belongsToPage = ({ action, variant }: ToastMessage): boolean =>
  action !== undefined || variant === 'destructive'

/** Shows a short notice for some seconds; it is never the only place where an error is said. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  count += 1
  getDefaultStore().set(toastAtom, { ...message, id: count })
}

/** Takes the notice away: what it offers is done, or no longer holds. */
export function dismissToast(): void {
  getDefaultStore().set(toastAtom, null)
}
