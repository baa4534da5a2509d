import { useCallback, useEffect, useRef, useState } from 'react'
import type { SalesReading } from '../../../files/actuals/read-sales'
import { salesFileBounds } from '../../../files/limits'
import type { SalesMessage, SalesTask } from './sales-messages'

export type SalesState =
  | { kind: 'waiting' }
  | { kind: 'reading'; name: string; rows: number }
  | { kind: 'read'; reading: SalesReading }
  | { kind: 'failed'; why: 'tooSlow' | 'unreadable' }

/** Reads files of sales in a worker, one after the other. It is ended when a file takes too long, by a cancel, or with the page. */
export function useSales() {
  const [state, setState] = useState<SalesState>({ kind: 'waiting' })
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const read = useCallback((task: SalesTask) => {
    stop.current()
    const worker = new Worker(new URL('./sales.worker.ts', import.meta.url), { type: 'module' })
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (last: SalesState) => {
      clearTimeout(timer)
      worker.terminate()
      setState(last)
    }
    let current = ''
    const begin = (name: string) => {
      if (name === current) return
      current = name
      clearTimeout(timer)
      timer = setTimeout(() => end({ kind: 'failed', why: 'tooSlow' }), salesFileBounds.readingMs)
    }
    stop.current = () => end({ kind: 'waiting' })
    worker.onerror = () => end({ kind: 'failed', why: 'unreadable' })
    worker.onmessage = ({ data }: MessageEvent<SalesMessage>) => {
      if (data.kind === 'read') end(data)
      else {
        begin(data.name)
        setState({ kind: 'reading', name: data.name, rows: data.rows })
      }
    }
    setState({ kind: 'reading', name: '', rows: 0 })
    worker.postMessage(task)
  }, [])
  const cancel = useCallback(() => stop.current(), [])
  return { state, read, cancel }
}
