import { memo } from 'react'
import { TryBar } from './try-bar'
import { TryRest } from './try-rest'
import { useNoteOnLeaving } from './use-note-on-leaving'

interface TryMoreProps {
  price: string
  /** Whether there is room beside the results. */
  hasRoom: boolean
}

/** What else can be tried. It stays while the window changes its width: only with it the results are left. */
export const TryMore = memo(function TryMore({ price, hasRoom }: TryMoreProps) {
  useNoteOnLeaving()
  return hasRoom ? <TryRest /> : <TryBar price={price} />
})
