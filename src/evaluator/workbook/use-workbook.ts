import { useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { WorkbookKind } from './workbook-messages'
import { makeWorkbook } from './workbook-runner'
import { workbookTask } from './workbook-task'

type WorkbookState =
  | { step: 'choosing' }
  /** First the formulas are worked out, then the file is written. */
  | { step: 'making'; isWriting: boolean }
  | { step: 'ready'; file: File }
  | { step: 'failed' }

interface Wanted {
  kind: WorkbookKind
  /** Whose plan it is. */
  name: string
  fileName: string
}

/** A workbook in the making: begun, ended, finished as a file. What is asked for last is what is made. */
export function useWorkbook() {
  const store = useStore()
  const [state, setState] = useState<WorkbookState>({ step: 'choosing' })
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
      setState({ step: 'making', isWriting: false })
      try {
        const task = await workbookTask(store, kind, name)
        if (attempt.current !== mine) return
        end.current = makeWorkbook(task, (answer) => {
          if (attempt.current !== mine) return
          if (answer.kind === 'progress') return setState({ step: 'making', isWriting: true })
          if (answer.kind === 'failed') return setState({ step: 'failed' })
          setState({ step: 'ready', file: new File([answer.file], fileName, { type: answer.file.type }) })
        })
      } catch {
        // The words of the workbook could not be loaded.
        if (attempt.current === mine) setState({ step: 'failed' })
      }
    },
    [cancel, store],
  )

  useEffect(
    () => () => {
      attempt.current += 1
      end.current()
    },
    [],
  )
  return { state, make, cancel }
}
