import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Uncertainty } from '../../domain/model/decisions/uncertainty'
import type { SimulationTask } from './simulation-messages'
import { SimulationRunner } from './simulation-runner'

type SimulationState =
  | { kind: 'running'; done: number }
  | { kind: 'finished' }
  | { kind: 'stopped' }
  | { kind: 'failed' }

/** How long typing must rest before a changed plan is run again. */
const restMs = 300

/** A plan run thousands of times in a worker, again whenever the task changes, with the last result kept meanwhile. */
export function useSimulation(task: SimulationTask | null) {
  const [state, setState] = useState<SimulationState>({ kind: 'running', done: 0 })
  const [result, setResult] = useState<Uncertainty | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [runner] = useState(() => new SimulationRunner())
  // Another attempt is another request for the same task.
  const request = useMemo(() => task && { task, attempt }, [task, attempt])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // What is typed is no task now, so nothing runs.
    if (request === null) return setState((now) => (now.kind === 'running' ? { kind: 'stopped' } : now))
    timer.current = setTimeout(() => {
      setState({ kind: 'running', done: 0 })
      runner.run(request.task, (answer) => {
        if (answer === null) return setState({ kind: 'failed' })
        if (answer.kind === 'progress') return setState({ kind: 'running', done: answer.done })
        // The picture is drawn in pieces, so that nothing that is typed waits for it.
        startTransition(() => {
          setResult(answer.result)
          setState({ kind: 'finished' })
        })
      })
    }, restMs)
    return () => {
      clearTimeout(timer.current)
      runner.stop()
    }
  }, [request, runner])
  useEffect(() => () => runner.close(), [runner])

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    runner.stop()
    setState({ kind: 'stopped' })
  }, [runner])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  return { state, result, stop, again }
}
