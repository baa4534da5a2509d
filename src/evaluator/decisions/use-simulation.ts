import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Uncertainty } from '../../domain/model/decisions/uncertainty'
import type { SimulationAnswer, SimulationTask } from './simulation-messages'

export type SimulationState =
  | { kind: 'running'; done: number }
  | { kind: 'finished'; task: SimulationTask; result: Uncertainty }
  | { kind: 'stopped' }
  | { kind: 'failed' }

/** How long typing must rest before a changed plan is run again. */
const restMs = 300

function begin(task: SimulationTask, tell: (state: SimulationState) => void): Worker {
  const worker = new Worker(new URL('./simulation.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<SimulationAnswer>) => {
    if (data.kind === 'progress') return tell({ kind: 'running', done: data.done })
    worker.terminate()
    tell({ kind: 'finished', task, result: data.result })
  })
  worker.addEventListener('error', () => {
    worker.terminate()
    tell({ kind: 'failed' })
  })
  worker.postMessage(task)
  return worker
}

/** A plan run thousands of times in a worker, again whenever the task changes, with the last result kept meanwhile. */
export function useSimulation(task: SimulationTask | null) {
  const [state, setState] = useState<SimulationState>({ kind: 'running', done: 0 })
  const [last, setLast] = useState<SimulationState | null>(null)
  const [attempt, setAttempt] = useState(0)
  const worker = useRef<Worker>(undefined)
  // Another attempt is another request for the same task.
  const request = useMemo(() => task && { task, attempt }, [task, attempt])

  useEffect(() => {
    if (request === null) return
    const tell = (next: SimulationState) => {
      setState(next)
      if (next.kind === 'finished') setLast(next)
    }
    const timer = setTimeout(() => {
      setState({ kind: 'running', done: 0 })
      worker.current = begin(request.task, tell)
    }, restMs)
    return () => {
      clearTimeout(timer)
      worker.current?.terminate()
    }
  }, [request])

  const stop = useCallback(() => {
    worker.current?.terminate()
    setState({ kind: 'stopped' })
  }, [])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  const result = last?.kind === 'finished' ? last.result : null
  return { state, result, stop, again }
}
