import { useTranslation } from 'react-i18next'
import { presentMonth } from '../../../files/actuals/cells/time'
import { Field } from '../../../ui/inputs/field'
import { SelectBox } from '../../../ui/inputs/select-box'
import { useMonthWords } from '../../state/use-month-words'

const offered = 24

/** The months up to the present one of Riyadh, the last first. */
export function lastMonths(): string[] {
  const [year = 0, month = 1] = presentMonth().split('-').map(Number)
  return Array.from({ length: offered }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - at, 1)).toISOString().slice(0, 7),
  )
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
