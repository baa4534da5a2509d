import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { classes } from '../../../ui/classes'
import { showToast } from '../../../ui/overlays/toasts'
import { isReaderAtom, isTryingAtom } from '../../state/atoms'
import { isTrialOpenAtom } from '../../state/undo/trial-moves'
import { useUndoToast } from '../../state/undo/use-undo'
import { useTrial } from './use-trial'

/** Where the focus goes when the buttons go: the heading of what is tried. */
const toHeading = () => document.getElementById('what-if')?.focus({ preventScroll: true })

/** What is said of a trial. Those who only read a plan have no plan of their own that it could change. */
function useTrialState(): (what: 'idle' | 'trying' | 'dropped') => string {
  const { t } = useTranslation('trial')
  const isReader = useAtomValue(isReaderAtom)
  return (what) => (isReader ? t(`reader.${what}`) : t(what))
}

/**
 * Keeps what is tried as one edit, or ends the trial with the plan as it was. Either can be taken back. Those who only
 * read the plan keep nothing.
 */
export function useTrialEnd(): { keep?: () => void; drop: () => void } {
  const { t } = useTranslation(['trial', 'common'])
  const { keep, drop } = useTrial()
  const undoToast = useUndoToast()
  const stateText = useTrialState()
  const keepIt = () => {
    keep()
    undoToast(t('trial:kept'))
    toHeading()
  }
  return {
    ...(useAtomValue(isReaderAtom) ? {} : { keep: keepIt }),
    drop: () => {
      const resume = drop()
      showToast({ title: stateText('dropped'), action: { label: t('common:undo'), run: resume } })
      toHeading()
    },
  }
}

/** How the trial ends; before it begins, what it is. */
export function TrialEnd() {
  const { t } = useTranslation('trial')
  const isTrying = useAtomValue(isTryingAtom)
  const isOpen = useAtomValue(isTrialOpenAtom)
  const { keep, drop } = useTrialEnd()
  const stateText = useTrialState()
  return (
    <>
      <p role="status" className="text-[0.8125rem]/[1.4] text-muted">
        {stateText(isTrying ? 'trying' : 'idle')}
      </p>
      {isOpen ? (
        <div className={classes('mt-2 flex gap-2', !isTrying && 'invisible')}>
          {keep ? (
            <Button variant="primary" className="grow" onClick={keep}>
              {t('keep')}
            </Button>
          ) : null}
          <Button className="grow" onClick={drop}>
            {t('drop')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
