import { useCallback, useEffect, useRef, useState } from 'react'
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs the same task again
  useEffect(() => {
    if (task === null) return
    const tell = (next: SimulationState) => {
      setState(next)
      if (next.kind === 'finished') setLast(next)
    }
    const timer = setTimeout(() => {
      setState({ kind: 'running', done: 0 })
      worker.current = begin(task, tell)
    }, restMs)
    return () => {
      clearTimeout(timer)
      worker.current?.terminate()
    }
  }, [task, attempt])

  const stop = useCallback(() => {
    worker.current?.terminate()
    setState({ kind: 'stopped' })
  }, [])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  const result = last?.kind === 'finished' ? last.result : null
  return { state, result, stop, again }
}
