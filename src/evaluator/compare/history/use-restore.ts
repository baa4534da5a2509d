import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Plan } from '../../../domain/plan/plan'
import { useKeepBefore } from '../../saving/use-keep-before'
import { languageAtom } from '../../state/atoms'
import { applyEditAtom } from '../../state/undo/undo'
import { useUndoToast } from '../../state/undo/use-undo'

/** Makes a version the plan on the screen; what that was is kept as a version, and Undo takes it back. */
export function useRestore(onDone: () => void) {
  const { t } = useTranslation('history')
  const keepBefore = useKeepBefore()
  const applyEdit = useSetAtom(applyEditAtom)
  const sayRestored = useUndoToast()
  const language = useAtomValue(languageAtom)
  return useMutation({
    async mutationFn(plan: Plan) {
      await keepBefore()
      applyEdit({ plan: { ...plan, language }, place: 'content' })
      sayRestored(t('restored'))
      onDone()
    },
  })
}
