import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type ActualFigure, figuresBeside, figureUnits } from '../../domain/actuals/figures'
import { monthOfActuals, monthsOf } from '../../domain/actuals/month-figures'
import { csvText } from '../../domain/text/csv'
import { toHalala } from '../../files/actuals/cells/amount'
import { downloadText } from '../../ui/device/download'
import { planAtom } from '../state/atoms'
import { useFormat } from '../state/use-format'
import { useMonthWords } from '../state/use-month-words'
import type { Months } from './months'
import { useSourceNames } from './use-source-names'

/** Hands over every known figure of every month as a table of commas, for who keeps books elsewhere. */
export function useMonthsTable({ rows, planOfRecord }: Months): () => void {
  const { t } = useTranslation('actuals')
  const named = useMonthWords()
  const sourceNames = useSourceNames()
  const { currency } = useFormat('SAR')
  const present = useAtomValue(planAtom)
  const label = (figure: ActualFigure) => {
    const amount = t(`figures.${figure}`)
    return figureUnits[figure] === 'SAR' ? `${amount} (${currency})` : amount
  }
  return () => {
    const head = (['month', 'table.figure', 'table.actual', 'table.from'] as const).map((key) => t(key))
    const lines = monthsOf(rows)
      .toReversed()
      .flatMap((month) => {
        const { figures } = monthOfActuals(rows, month)
        return figuresBeside(planOfRecord(month) ?? present).flatMap((figure) => {
          const known = figures[figure]
          if (!known) return []
          return [[named(month), label(figure), toHalala(known.value), sourceNames(known)]]
        })
      })
    downloadText(`${t('fileName')}.csv`, csvText([head, ...lines]), 'text/csv')
  }
}
