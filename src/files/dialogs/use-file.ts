import { useCallback, useEffect, useState } from 'react'
import type { FileRefusal } from '../../domain/error-codes'
import type { Opened } from '../opened'
import { shownName } from '../shown-name'
import { PlanFileReader } from './file-reader'

/** How far the opening of a file has come. */
export type FileState =
  | { kind: 'waiting' }
  | { kind: 'reading'; name: string }
  | { kind: 'refused'; name: string; refusal: FileRefusal }
  | { kind: 'opened'; name: string; opened: Opened }

const waiting: FileState = { kind: 'waiting' }

/** One file at a time, read in a worker; another one, a cancel or the end of the page stops it. */
export function useFile() {
  const [state, setState] = useState(waiting)
  const [reader] = useState(() => new PlanFileReader())
  useEffect(() => () => reader.cancel(), [reader])
  const open = useCallback(
    (file: File) => {
      const name = shownName(file.name)
      setState({ kind: 'reading', name })
      reader.read(file, (answer) => setState({ ...answer, name }))
    },
    [reader],
  )
  const cancel = useCallback(() => {
    reader.cancel()
    setState(waiting)
  }, [reader])
  return { state, open, cancel }
}
