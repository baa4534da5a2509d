import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Check, Warning } from '../../../ui/first-icons'
import { Trouble } from '../notices/trouble'
import { NewVersion } from './new-version'
import { deviceStorageAtom } from './plan-store'

/** Whether the plan is kept on this device, in words that stay. */
export function DraftStatus() {
  const { t } = useTranslation('evaluator')
  const storage = useAtomValue(deviceStorageAtom)
  return (
    <>
      <NewVersion />
      <p role="status" className="flex items-center gap-1 text-small text-muted">
        {storage === 'stored' ? (
          <>
            <Check className="size-4 text-accent" />
            <span className="max-sm:sr-only">{t('saved.device')}</span>
          </>
        ) : null}
        {storage === 'failed' ? (
          <span className="flex items-center gap-1 text-negative">
            <Warning className="size-4" />
            {t('saved.deviceFull')}
          </span>
        ) : null}
      </p>
    </>
  )
}

/** The same where the header has scrolled away, while the device refuses. */
export function DraftTrouble() {
  const { t } = useTranslation('evaluator')
  return useAtomValue(deviceStorageAtom) === 'failed' ? <Trouble>{t('saved.deviceFull')}</Trouble> : null
}
