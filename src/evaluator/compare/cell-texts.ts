import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { asShown, differenceOf, signed } from '../results/trial/difference-words'
import type { ComparedCell } from './compare-results'
import type { Cell } from './compare-table'

/**
 * What a row marks, by the texts that are compared: figures that are written alike are alike, however little they differ.
 * None of them is better than a plan that has no figure.
 */
export function marksOf(cells: readonly Pick<ComparedCell, 'isBest' | 'value'>[], texts: readonly string[], base = 0) {
  const best = texts[cells.findIndex(({ isBest }) => isBest)]
  const known = texts.filter((_, at) => cells[at]?.value !== null)
  const differ = new Set(known).size > 1
  return texts.map((text) => ({ isAlike: text === texts[base], isBest: differ && text === best }))
}

interface Row {
  cells: readonly ComparedCell[]
  /** Percentages differ in points. */
  isInPoints: boolean
  /** Amounts of different currencies. */
  isMixed: boolean
  /** The place of the plan that the others are compared with. */
  base?: number
  write: (value: number | null, at: number) => string
}

/** The cells of a row in words: each figure, in what it differs from the one at the base, and the best one marked. */
export function useCellTexts(): (row: Row) => readonly Cell[] {
  const { t } = useTranslation('compare')
  const language = useLanguage()
  const percent = (value: number) => formatPercent(value, language)
  const figure = (value: number) => formatNumber(value, language, { max: 1 })

  /** Null for what rounds to nothing. */
  const points = (amount: number) => {
    const count = Math.round(Math.abs(amount) * 10) / 10
    return count === 0 ? null : t('points', { count, figure: signed(amount, figure) })
  }

  /** What is read in a cell and compared, as a number. */
  const readAt = (at: number, { cells, isMixed, write }: Row) => {
    const compared = (isMixed ? cells[at]?.ofSales : cells[at]?.value) ?? null
    return compared === null ? null : asShown(compared, isMixed ? percent : (value) => write(value, at))
  }

  const differenceText = ({ difference }: ComparedCell, at: number, row: Row) => {
    const { isInPoints, base = 0, write } = row
    const read = difference && differenceOf(readAt(at, row), readAt(base, row), isInPoints)
    if (read === null) return null
    const { amount, sharePct } = read
    if (isInPoints) return points(amount)
    const text = signed(amount, (value) => write(value, at))
    return sharePct === null ? text : `${text} (${signed(sharePct, percent)})`
  }

  return (row) => {
    const { cells, isMixed, base, write } = row
    const texts = cells.map(({ value }, at) => write(value, at))
    const shares = cells.map(({ ofSales }) => (ofSales === null ? '' : percent(ofSales)))
    const marks = marksOf(cells, isMixed ? shares : texts, base)
    const known = cells.filter(({ value }) => value !== null)
    const best = t(known.length > 2 ? 'bestOfMany' : 'best')
    return cells.map((cell, at) => ({
      text: cell.isProvisional ? t('provisional', { figure: texts[at] }) : (texts[at] ?? ''),
      note: shares[at] ? t('ofSales', { figure: shares[at] }) : null,
      difference: marks[at]?.isAlike ? null : differenceText(cell, at, row),
      best: marks[at]?.isBest ? best : null,
    }))
  }
}
