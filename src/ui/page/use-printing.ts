import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false
const listeners = new Set<() => void>()

/** At once: the paper is laid out when `beforeprint` is over, and a change of media is told only later. */
function tell(now: boolean): void {
  if (now === isPrinting) return
  isPrinting = now
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

const begin = () => tell(true)
const end = () => tell(false)
const follow = ({ matches }: MediaQueryListEvent) => tell(matches)

let paper: MediaQueryList | null = null

function subscribe(listener: () => void): () => void {
  if (paper === null) {
    paper = matchMedia('print')
    isPrinting = paper.matches
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    paper.addEventListener('change', follow)
  }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the page is being drawn for paper: what is too wide for it is drawn in another way. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
}
