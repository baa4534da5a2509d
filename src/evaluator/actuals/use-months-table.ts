import { useTranslation } from 'react-i18next'
import { actualFigures } from '../../domain/actuals/figures'
import { monthOfActuals, monthsOf } from '../../domain/actuals/month-figures'
import { byteOrderMark, quotedCell } from '../../domain/text/csv'
import { downloadText } from '../../ui/device/download'
import { useMonthWords } from '../state/use-month-words'
import type { Months } from './months'
import { useSourceNames } from './use-source-names'

/** Hands over every known figure of every month as a table of commas, for who keeps books elsewhere. */
export function useMonthsTable({ rows }: Months): () => void {
  const { t } = useTranslation('actuals')
  const named = useMonthWords()
  const sourceNames = useSourceNames()
  return () => {
    const head = (['month', 'table.figure', 'table.actual', 'table.from'] as const).map((key) => quotedCell(t(key)))
    const lines = monthsOf(rows)
      .toReversed()
      .flatMap((month) => {
        const { figures } = monthOfActuals(rows, month)
        return actualFigures.flatMap((figure) => {
          const known = figures[figure]
          if (!known) return []
          const amount = String(Math.round(known.value * 100) / 100)
          const [first, name, from] = [named(month), t(`figures.${figure}`), sourceNames(known.sources)].map(quotedCell)
          // A number is none in quotes: an amount below 0 would become a text.
          return [[first, name, amount, from].join(',')]
        })
      })
    const text = [head.join(','), ...lines].join('\r\n')
    downloadText(`${t('fileName')}.csv`, `${byteOrderMark}${text}\r\n`, 'text/csv')
  }
}
