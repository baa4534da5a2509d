import { useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { dismissToast, showToast } from '../../ui/overlays/toasts'
import { goToField } from '../wizard/go-to-field'
import { useStep } from '../wizard/step-location'
import { redoAtom, undoAtom } from './undo'

/** Undo and redo that lead back to where the change was made. */
export function useUndo() {
  const takeBack = useSetAtom(undoAtom)
  const doAgain = useSetAtom(redoAtom)
  const [, go] = useStep()

  const historyStep = useCallback(
    (move: typeof takeBack) => {
      const target = move()
      if (!target) return
      go(target.step)
      requestAnimationFrame(() => goToField(target.place))
    },
    [go],
  )
  const undo = useCallback(() => {
    dismissToast()
    historyStep(takeBack)
  }, [historyStep, takeBack])
  const redo = useCallback(() => historyStep(doAgain), [historyStep, doAgain])
  return { undo, redo }
}

/** Says what was done to the plan, with a button that takes it back. */
export function useUndoToast(): (title: string) => void {
  const { t } = useTranslation('common')
  const { undo } = useUndo()
  return (title) => showToast({ title, action: { label: t('undo'), run: undo } })
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
