import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { isReaderAtom } from '../../state/atoms'
import { useChange } from '../../state/use-change'
import { useDuty } from './use-vat-duty'

/** The month in which registering becomes a duty, with the registered figures beside today's; one press takes them. */
export function VatDutyText() {
  const { t } = useTranslation('vat')
  const change = useChange()
  const duty = useDuty()
  const isReader = useAtomValue(isReaderAtom)
  if (!duty) return null
  return (
    <Notice variant="warning" title={duty.title}>
      <p>{t('duty.text', duty.figures)}</p>
      {isReader ? null : (
        <Button
          className="mt-2 print:hidden"
          onClick={() => change('vatRegistered', (plan) => ({ ...plan, vatRegistered: true }))}
        >
          {t('duty.apply')}
        </Button>
      )}
    </Notice>
  )
}
