import { useStore } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { trialSize } from '../../../domain/edits/trial'
import { showToast } from '../../../ui/overlays/toasts'
import { isReaderAtom, trialAtom } from '../../state/atoms'

/** Says on leaving the results that a trial stays open there, and that the plan is without it. */
export function useNoteOnLeaving(): void {
  const { t } = useTranslation('trial')
  const store = useStore()
  useEffect(
    () => () => {
      if (!store.get(isReaderAtom) && trialSize(store.get(trialAtom)) > 0) showToast({ title: t('stays') })
    },
    [store, t],
  )
}
