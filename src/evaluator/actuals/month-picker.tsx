import { useTranslation } from 'react-i18next'
import { monthOfActuals } from '../../domain/actuals/month-figures'
import { Badge } from '../../ui/badge'
import { SelectBox } from '../../ui/inputs/select-box'
import { useMonthWords } from '../state/use-month-words'
import type { Months } from './months'

interface MonthPickerProps {
  months: Months
  known: readonly string[]
  shown: string
  onShow: (month: string) => void
}

/** Chooses a month, the latest first, and says how far it has come. */
export function MonthPicker({ months, known, shown, onShow }: MonthPickerProps) {
  const { t } = useTranslation('actuals')
  const named = useMonthWords()
  return (
    <div className="flex max-w-full flex-wrap items-center gap-3 max-sm:w-full">
      <div className="w-56 max-w-full max-sm:w-full">
        <SelectBox
          id="actual-month"
          label={t('month')}
          value={shown}
          choices={known.map((month) => ({ value: month, label: named(month) }))}
          onChange={onShow}
          isLong={known.length > 12}
        />
      </div>
      <State months={months} month={shown} />
    </div>
  )
}

function State({ months, month }: { months: Months; month: string }) {
  const { t } = useTranslation('actuals')
  if (months.closed?.has(month)) return <Badge tone="good">{t('state.closed')}</Badge>
  const { part, isProvisional } = monthOfActuals(months.rows, month)
  if (part) return <Badge>{t('state.part')}</Badge>
  return isProvisional ? <Badge>{t('state.provisional')}</Badge> : null
}
