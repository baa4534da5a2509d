import { useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReportKind } from './report-messages'
import { makeReport } from './report-runner'
import { reportTask } from './report-task'

type ReportState =
  | { step: 'choosing' }
  /** Page 0: the library and the fonts are being loaded. */
  | { step: 'making'; page: number }
  | { step: 'ready'; file: File }
  | { step: 'failed' }

interface Wanted {
  kind: ReportKind
  /** Whose plan it is, on the report. */
  name: string
  fileName: string
}

/** A report in the making: begun, ended, finished as a file. What is asked for last is what is made. */
export function useReport() {
  const store = useStore()
  const [state, setState] = useState<ReportState>({ step: 'choosing' })
  const attempt = useRef(0)
  const end = useRef<() => void>(() => {})

  const cancel = useCallback(() => {
    attempt.current += 1
    end.current()
    setState({ step: 'choosing' })
  }, [])

  const make = useCallback(
    async ({ kind, name, fileName }: Wanted) => {
      cancel()
      const mine = attempt.current
      setState({ step: 'making', page: 0 })
      try {
        const task = await reportTask(store, kind, name)
        if (attempt.current !== mine) return
        end.current = makeReport(task, (answer) => {
          if (attempt.current !== mine) return
          if (answer.kind === 'progress') return setState({ step: 'making', page: answer.page })
          if (answer.kind === 'failed') return setState({ step: 'failed' })
          setState({ step: 'ready', file: new File([answer.report], fileName, { type: 'application/pdf' }) })
        })
      } catch {
        // The words of the report could not be loaded.
        if (attempt.current === mine) setState({ step: 'failed' })
      }
    },
    [cancel, store],
  )

  useEffect(() => () => end.current(), [])
  return { state, make, cancel }
}
