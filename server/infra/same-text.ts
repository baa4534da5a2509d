import { timingSafeEqual } from 'node:crypto'

/** Whether a text that was sent is the right one: compared by its bytes, in the same time wherever they differ. */
export function isSameText(given: string, right: string): boolean {
  const [sent, known] = [Buffer.from(given), Buffer.from(right)]
  return sent.length === known.length && timingSafeEqual(sent, known)
}
