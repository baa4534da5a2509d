import { View } from '@react-pdf/renderer'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { ResultName } from '../../../../domain/model/results/sections'
import type { Colour } from '../../../../files/pdf/look'
import { Line, Words, widthOfFigures } from '../../../../files/pdf/words'
import { formatResult } from '../../../../results/format-result'
import { resultOf, stateFor } from '../../../../results/result-kinds'
import { inStatement, marksOf } from '../../../../results/result-lists'
import type { ResultRows } from '../../../results/cards/result-lists'
import { statesAtom } from '../../../results/concluded'
import { currencyAtom, languageAtom } from '../../../state/atoms'
import { useRowStyle } from './density'
import { Columns } from './section'

/** Figures end below each other in boxes of one width; words take the room that they need. */
export const usualWidth = 40

/** Names of results are short: their lines need no more room than this. */
const lineHeight = 1.35

/** Figures and the names of months are no longer than this; what is longer is a sentence. */
const longestFigure = 14

/** The colour of an amount: none while it is 0 or without meaning. */
function colourOf(value: number | null): Colour {
  if (value === null || Math.abs(value) < 0.005) return 'text'
  return value < 0 ? 'negative' : 'accent'
}

interface ResultsProps extends ResultRows {
  /** Side by side in two columns, read one after the other. */
  inColumns?: boolean
}

/** The results that stand on paper: not those that this plan does not use. */
export function useShown(): (results: ResultRows) => ResultName[] {
  const states = useAtomValue(statesAtom)
  return ({ rows, ifUsed = [] }) =>
    rows.filter((name) => !ifUsed.includes(name) || resultOf(states[stateFor(name)].evaluation, name))
}

/** Results below each other, as on a statement: each with its line, totals stronger. */
export function Results({ rows, ifUsed = [], inColumns = false, ...looks }: ResultsProps) {
  const shown = useShown()({ rows, ifUsed })
  // A line and what is a part of it stay together.
  const isPart = (name: ResultName | undefined) =>
    name !== undefined && marksOf(name, { rows: shown, ...looks }).part === 'ofLineAbove'
  const middle = Math.ceil(shown.length / 2)
  const half = isPart(shown[middle]) ? middle + 1 : middle
  if (!inColumns) return <Rows rows={shown} {...looks} />
  return (
    <Columns
      first={<Rows rows={shown.slice(0, half)} {...looks} />}
      second={<Rows rows={shown.slice(half)} {...looks} />}
    />
  )
}

/** How a result is written; with a minus where it is taken away. */
function useFigure(): (name: ResultName, isLess: boolean) => string {
  const states = useAtomValue(statesAtom)
  const language = useAtomValue(languageAtom)
  const currency = useAtomValue(currencyAtom)
  return (name, isLess) => {
    const value = resultOf(states[stateFor(name)].evaluation, name)
    return formatResult(name, inStatement(value, isLess), language, currency)
  }
}

function Rows(list: ResultRows) {
  const { notes = {}, texts = {} } = list
  const { t } = useTranslation('results')
  const figureOf = useFigure()
  const states = useAtomValue(statesAtom)
  const colour = (name: ResultName) => colourOf(resultOf(states[stateFor(name)].evaluation, name))
  const lines = list.rows.map((name) => {
    const marks = marksOf(name, list)
    return { name, marks, figure: figureOf(name, marks.isLess) }
  })
  const written = lines.map(({ name, figure }) => texts[name] ?? figure)
  const width = widthOfFigures(
    written.filter((text) => text.length <= longestFigure),
    usualWidth,
  )
  return (
    <View>
      {lines.map(({ name, marks: { strong, part, isSigned }, figure }) => (
        <FigureRow
          key={name}
          label={part === 'ofLineAbove' ? t('ofWhich', { name: t(`names.${name}`) }) : t(`names.${name}`)}
          strong={strong !== null}
          isPart={part !== null}
          colour={isSigned ? colour(name) : 'text'}
          note={notes[name]}
          figure={texts[name] ?? figure}
          width={(texts[name]?.length ?? 0) > longestFigure ? null : width}
        />
      ))}
    </View>
  )
}

interface FigureRowProps {
  label: string
  figure: string
  strong?: boolean
  /** Set in: a part of a sum. */
  isPart?: boolean
  colour?: Colour
  note?: string | null | undefined
  /** Of the box in which the figure stands; null for words that are longer. */
  width?: number | null
}

/** A figure behind its name, and below them what is to be said of it. */
export function FigureRow(row: FigureRowProps) {
  const { label, figure, strong = false, isPart = false, colour = 'text', note, width = null } = row
  return (
    <View wrap={false} style={useRowStyle()}>
      <Line style={{ justifyContent: 'space-between', gap: 12 }}>
        {isPart ? <View /> : null}
        <Words size={8.5} strong={strong} style={{ flex: 1, lineHeight }}>
          {label}
        </Words>
        <View style={width === null ? {} : { width }}>
          <Words size={8.5} strong={strong} colour={colour} align="figures" style={{ lineHeight }}>
            {figure}
          </Words>
        </View>
      </Line>
      {note ? (
        <Words size={8} colour="muted">
          {note}
        </Words>
      ) : null}
    </View>
  )
}
