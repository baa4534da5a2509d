import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { downloadUnreadable } from '../../../files/dialogs/download-plan'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { unreadableAtom } from './plan-store'

/** A plan on this device that cannot be read is offered as a file. */
export function UnreadablePlan() {
  const { t } = useTranslation('evaluator')
  const unreadable = useAtomValue(unreadableAtom)
  if (unreadable === null) return null
  return (
    <Notice variant="warning" live>
      <p>{t('saved.unreadable')}</p>
      <Button className="mt-2" onClick={() => downloadUnreadable(unreadable)}>
        {t('saved.download')}
      </Button>
    </Notice>
  )
}
