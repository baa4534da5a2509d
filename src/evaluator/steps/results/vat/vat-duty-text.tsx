import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { wholeMoney } from '../../../../results/headline/use-headline-sentence'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'
import { evaluationAtom } from '../../../state/atoms'
import { useChange } from '../../../state/use-change'
import { useFormat } from '../../../state/use-format'
import { useMonthName } from '../../../state/use-month-name'

/** The month in which registering becomes a duty, with the registered figures beside today's; one press takes them. */
export function VatDutyText() {
  const { t } = useTranslation('vat')
  const { money } = useFormat()
  const monthName = useMonthName()
  const change = useChange()
  const { vat, bottomLine } = useAtomValue(evaluationAtom)
  const month = vat.mustRegisterMonth
  if (month === null) return null
  return (
    <Notice variant="warning" title={month === 1 ? t('duty.titleNow') : t('duty.title', { month: monthName(month) })}>
      <p>
        {t('duty.text', {
          registered: money(vat.incomeIfRegistered, wholeMoney),
          now: money(bottomLine.operatingIncome, wholeMoney),
        })}
      </p>
      <Button
        className="mt-2 print:hidden"
        onClick={() => change('vatRegistered', (plan) => ({ ...plan, vatRegistered: true }))}
      >
        {t('duty.apply')}
      </Button>
    </Notice>
  )
}
