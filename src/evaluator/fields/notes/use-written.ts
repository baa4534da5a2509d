import { useAtomValue } from 'jotai'
import type { PlacedNote } from '../../../domain/plan/notes'
import { formatDate } from '../../../i18n/format'
import { languageAtom } from '../../state/atoms'

/** Who wrote a note and when, as far as it is known: 'Noura Ali · 3 March 2026'. */
export function useWritten(): (note: PlacedNote) => string {
  const language = useAtomValue(languageAtom)
  return ({ by, at }) => {
    const date = new Date(at)
    const isKnown = Number.isFinite(date.getTime())
    // A name may be written in the other direction than the page.
    const author = by === '' ? '' : `\u2068${by}\u2069`
    return [author, isKnown ? formatDate(date, language) : ''].filter(Boolean).join(' · ')
  }
}
