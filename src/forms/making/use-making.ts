import { useEffect, useState } from 'react'
import { Making, type MakingState } from './making'

/** A file in the making as long as its dialog is open: closing the dialog ends the work. */
export function useMaking(): { state: MakingState; making: Making } {
  const [state, show] = useState<MakingState>({ step: 'choosing' })
  const [making] = useState(() => new Making(show))
  useEffect(() => () => making.stop(), [making])
  return { state, making }
}
