import { type ReactNode, useContext, useMemo } from 'react'
import { type ReaderTexts, ReaderWords, withReaderTexts } from '../../i18n/reader-words'
import { UsualWordsContext } from '../state/vat-words'

/** The words of a shared plan's readers, also where its figures are counted as those of a registered store. */
export function ReadByOthers({ texts, children }: { texts: ReaderTexts | null; children: ReactNode }) {
  const usual = useContext(UsualWordsContext)
  const read = useMemo(() => (usual && texts ? withReaderTexts(usual, texts) : usual), [usual, texts])
  return (
    <ReaderWords texts={texts}>
      <UsualWordsContext value={read}>{children}</UsualWordsContext>
    </ReaderWords>
  )
}
