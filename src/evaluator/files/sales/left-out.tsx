import { useTranslation } from 'react-i18next'
import type { ActualMonth } from '../../../domain/actuals/month'
import { monthsOf } from '../../../domain/actuals/month-figures'
import { formatList } from '../../../i18n/format'
import { Notice } from '../../../ui/notice'
import { useFormat } from '../../state/use-format'
import { useMonthWords } from '../../state/use-month-words'

interface Sorted {
  kept: ActualMonth[]
  /** Months of files of which nothing can be kept, the earliest first. */
  left: Record<'closed' | 'future', string[]>
}

/** What can be kept of files: closed months stay as they are, and of one that has not begun a date is wrong. */
export function keepable(rows: readonly ActualMonth[], closed: ReadonlySet<string> | null, now: string): Sorted {
  const isFuture = (month: string) => month > now
  const isClosed = (month: string) => closed?.has(month) === true
  const months = monthsOf(rows).toReversed()
  return {
    kept: rows.filter(({ month }) => !isFuture(month) && !isClosed(month)),
    left: { closed: months.filter(isClosed), future: months.filter((month) => isFuture(month) && !isClosed(month)) },
  }
}

/** Says which months of files are not kept, and why. */
export function LeftOut({ left }: Pick<Sorted, 'left'>) {
  const { t } = useTranslation('sales')
  const { language, number } = useFormat()
  const named = useMonthWords()
  const saying = (['closed', 'future'] as const).flatMap((why) => {
    const { length: count } = left[why]
    const months = formatList(left[why].map(named), language, 'conjunction')
    return count > 0 ? [{ why, text: t(`left.${why}`, { count, figure: number(count), months }) }] : []
  })
  return saying.map(({ why, text }) => (
    <Notice key={why} variant="warning" live>
      {text}
    </Notice>
  ))
}
