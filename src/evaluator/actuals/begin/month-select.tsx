import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/inputs/field'
import { SelectBox } from '../../../ui/inputs/select-box'
import { useMonthWords } from '../../state/use-month-words'

const offered = 24

/** The months up to this one, the last first. */
export function lastMonths(): string[] {
  const now = new Date()
  return Array.from({ length: offered }, (_, at) => {
    const first = new Date(now.getFullYear(), now.getMonth() - at, 1)
    return `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`
  })
}

/** Those of them that are over, for whose sales a part of a month would be too few. */
export const finishedMonths = () => lastMonths().slice(1)

interface MonthSelectProps {
  month: string
  /** '2026-09', those to choose from. */
  months: readonly string[]
  onChange: (month: string) => void
}

/** Chooses the month whose figures are typed. */
export function MonthSelect({ month, months, onChange }: MonthSelectProps) {
  const { t } = useTranslation('actuals')
  const named = useMonthWords()
  return (
    <Field label={t('month')}>
      {({ id }) => (
        <SelectBox
          id={id}
          value={month}
          choices={months.map((value) => ({ value, label: named(value) }))}
          onChange={onChange}
          isLong
        />
      )}
    </Field>
  )
}
