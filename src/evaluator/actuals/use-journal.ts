import { useTranslation } from 'react-i18next'
import { journalOf } from '../../domain/actuals/journal'
import { monthOfActuals } from '../../domain/actuals/month-figures'
import type { Plan } from '../../domain/plan/plan'
import { csvText } from '../../domain/text/csv'
import { lastDayOf } from '../../files/actuals/cells/time'
import { downloadText } from '../../ui/device/download'
import { useFormat } from '../state/use-format'
import type { Months } from './months'

interface Journal {
  download: () => void
  /** No source says what was sold. */
  isWithoutSales: boolean
}

/** Hands over a month as entries of a journal, for who keeps books elsewhere; null where nothing of it can be booked. */
export function useJournal({ rows, closed }: Months, month: string, plan: Plan): Journal | null {
  const { t } = useTranslation('actuals')
  const { currency } = useFormat('SAR')
  const isClosed = closed?.has(month) === true
  const entries = journalOf(rows, month, plan)
  if (entries.length === 0) return null
  const download = () => {
    const sides = (['debit', 'credit'] as const).map((side) => `${t(`journal.${side}`)} (${currency})`)
    const head = [t('journal.date'), t('journal.entry'), t('journal.account'), ...sides, t('journal.about')]
    const lines = entries.flatMap(({ kind, lines, ...open }, at) => {
      const notes = (['unreversed', 'unrefunded'] as const).flatMap((note) => {
        const count = open[note]
        if (count === undefined) return []
        // Nothing is typed into a month that is closed.
        return [t(`journal.${isClosed && note === 'unrefunded' ? 'unrefundedClosed' : note}`, { count })]
      })
      const about = [t(`journal.kinds.${kind}`), ...notes].join(t('semicolon'))
      return lines.map(({ account, debit, credit }) => {
        const amounts = [debit, credit].map((side) => side.toFixed(2))
        return [lastDayOf(month), `${month}/${at + 1}`, t(`journal.accounts.${account}`), ...amounts, about]
      })
    })
    downloadText(`${t('journal.fileName', { month })}.csv`, csvText([head, ...lines]), 'text/csv')
  }
  return { download, isWithoutSales: monthOfActuals(rows, month).figures.total === undefined }
}
