import { useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { dismissToast, showToast } from '../../../ui/overlays/toasts'
import { goToFieldNextFrame } from '../navigation/go-to-field'
import { useStep } from '../navigation/step-location'
import { redoTrialAtom, undoTrialAtom } from './trial-moves'
import { newestEditAtom, redoAtom, undoAtom, undoEditAtom } from './undo'

/** Undo and redo that lead back to where the change was made. On results that show a trial they concern its moves alone. */
export function useUndo() {
  const takeBack = useSetAtom(undoAtom)
  const doAgain = useSetAtom(redoAtom)
  const takeMoveBack = useSetAtom(undoTrialAtom)
  const moveAgain = useSetAtom(redoTrialAtom)
  const [, go] = useStep()

  const historyStep = useCallback(
    (move: typeof takeBack) => {
      const target = move()
      if (!target) return
      go(target.step)
      goToFieldNextFrame(target.place)
    },
    [go],
  )
  const undo = useCallback(() => {
    if (takeMoveBack()) return
    dismissToast()
    historyStep(takeBack)
  }, [historyStep, takeBack, takeMoveBack])
  const redo = useCallback(() => {
    if (!moveAgain()) historyStep(doAgain)
  }, [historyStep, doAgain, moveAgain])
  return { undo, redo }
}

/**
 * Says what was just done to the plan, with a button that takes that edit back: with the edits since it left as they are.
 */
export function useUndoToast(): (title: string) => void {
  const { t } = useTranslation('common')
  const store = useStore()
  const [, go] = useStep()
  return (title) => {
    const edit = store.get(newestEditAtom)
    const run = () => {
      const target = edit && store.set(undoEditAtom, edit)
      if (!target) return
      go(target.step)
      goToFieldNextFrame(target.place)
    }
    showToast({ title, action: { label: t('undo'), run } })
  }
}

/** Ctrl or Cmd with Z, Shift for redo, in every field alike: the browser's own undo knows one box only. */
export function useUndoKeys(): void {
  const { undo, redo } = useUndo()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      // The physical key, so that it works on an Arabic layout too.
      if (event.code === 'KeyZ') {
        event.preventDefault()
        if (event.shiftKey) redo()
        else undo()
      } else if (event.code === 'KeyY' && !event.shiftKey) {
        event.preventDefault()
        redo()
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [undo, redo])
}
