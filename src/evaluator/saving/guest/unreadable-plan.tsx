import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { downloadText } from '../../../ui/download'
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
      <Button className="mt-2" onClick={() => downloadText('mizan-plan.txt', unreadable, 'text/plain')}>
        {t('saved.download')}
      </Button>
    </Notice>
  )
}
