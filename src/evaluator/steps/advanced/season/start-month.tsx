import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { firstDayOfMonth } from '../../../../domain/model/season/civil-days'
import { monthNumber } from '../../../../domain/model/season/start-month'
import { formatDays, formatMonthName } from '../../../../i18n/format'
import { ErrorMark } from '../../../../ui/first-icons'
import { SelectBox } from '../../../../ui/inputs/select-box'
import { useFindings } from '../../../fields/field-atom'
import { useOwnLabel } from '../../../fields/field-labels'
import { useMessages } from '../../../fields/messages'
import { BesideLabel } from '../../../fields/notes/note-button'
import { useChange } from '../../../state/use-change'
import { useFormat } from '../../../state/use-format'
import { startMonthAtom } from './start-month-atom'

const path = 'startMonth'
const firstYear = 2025
const lastYear = 2039

const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => String(firstYear + at))
const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

/** A year in which a month is yet to come, so that the month alone is an answer. */
function nextYearOf(month: string): string {
  const today = new Date()
  const year = today.getFullYear() + (Number(month) < today.getMonth() + 1 ? 1 : 0)
  return String(Math.min(lastYear, Math.max(firstYear, year)))
}

/** The month of the first sale, by its name and its year, with its first day in the Umm al-Qura calendar. */
export function StartMonth() {
  const { t } = useTranslation('season')
  const { language } = useFormat()
  const label = useOwnLabel(path)
  const start = useAtomValue(startMonthAtom)
  const change = useChange()
  const { findings, onBlur } = useFindings(path, true)
  const messages = useMessages(findings)
  const hint = useId()
  const [year = '', month = ''] = start.split('-')
  const choose = (startMonth: string) => change(path, (plan) => ({ ...plan, startMonth }))
  const monthChoices = months.map((value) => ({ value, label: formatMonthName(Number(value), language) }))
  return (
    <fieldset id={path} aria-describedby={hint} className="relative min-w-0">
      <legend className="mb-1 min-h-6 content-end pe-8 text-small font-medium">{label}</legend>
      <div className="absolute end-0 top-0">
        <BesideLabel path={path} label={label} />
      </div>
      <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-2">
        <SelectBox
          id={`${path}-month`}
          label={t('month')}
          value={month}
          choices={[{ value: '', label: t('noMonth') }, ...monthChoices]}
          onChange={(chosen) => choose(chosen === '' ? '' : `${year || nextYearOf(chosen)}-${chosen}`)}
          onBlur={onBlur}
          invalid={messages.length > 0}
        />
        <SelectBox
          id={`${path}-year`}
          label={t('year')}
          value={year}
          choices={[...(year === '' ? [{ value: '', label: t('year') }] : []), ...years.map(yearChoice)]}
          onChange={(chosen) => choose(chosen === '' ? '' : `${chosen}-${month || '01'}`)}
          onBlur={onBlur}
          invalid={messages.length > 0}
        />
      </div>
      <p id={hint} className="mt-1 text-small text-muted">
        {start === '' ? t('startHint') : <FirstDay start={start} />}
      </p>
      {messages.map(({ text }) => (
        <p key={text} className="mt-1 flex gap-1.5 text-small text-negative">
          <ErrorMark className="mt-0.5 size-4" />
          <span>{text}</span>
        </p>
      ))}
    </fieldset>
  )
}

const yearChoice = (year: string) => ({ value: year, label: year })

/** The first day of the plan in both calendars. */
function FirstDay({ start }: { start: string }) {
  const { t } = useTranslation('season')
  const { language } = useFormat()
  const day = firstDayOfMonth(monthNumber(start))
  const written = { from: day, to: day }
  const hijri = formatDays(written, language, 'ummAlQura')
  const gregorian = formatDays(written, language, 'gregorian')
  return hijri === '' ? gregorian : t('startsOn', { gregorian, hijri })
}
