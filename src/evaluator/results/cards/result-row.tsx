import { atom, useAtomValue } from 'jotai'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultName } from '../../../domain/model/results/sections'
import { formatResult } from '../../../results/format-result'
import { resultOf, stateFor } from '../../../results/result-kinds'
import { inStatement, marksOf, type ResultMarks } from '../../../results/result-lists'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'
import { currencyAtom, languageAtom } from '../../state/atoms'
import { statesAtom } from '../concluded'
import { useHow } from '../explanations/how'
import { ResultDifference } from '../trial/result-difference'
import type { ResultRows } from './result-lists'

/** A result as this page writes it; with a minus where a list takes it away. */
export function useResult(name: ResultName, isLess = false): { value: number | null; text: string } {
  const value = inStatement(
    useAtomValue(useMemo(() => atom((get) => resultOf(get(statesAtom)[stateFor(name)].evaluation, name)), [name])),
    isLess,
  )
  const language = useAtomValue(languageAtom)
  const currency = useAtomValue(currencyAtom)
  return { value, text: formatResult(name, value, language, currency) }
}

interface ResultRowProps extends ResultMarks {
  name: ResultName
  note?: string | null | undefined
  /** What is written instead of the figure: 'Day 19'. */
  text?: string | null | undefined
}

/** One result: its name, its figure, and on a press how it comes about. */
const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { name, strong, isLess, part, isSigned, ifUsed, note, text } = props
  const { t } = useTranslation('results')
  const { value, text: figure } = useResult(name, isLess)
  const { button, region } = useHow(name, t(`names.${name}`))
  const tone = isSigned ? toneOf(value) : 'plain'
  if (ifUsed && !value) return null
  // Not by the baseline: in a container whose width is asked for, Firefox lays such rows of a subgrid out as if they had no width.
  return (
    <div
      data-result={name}
      className={classes(
        'group relative col-span-2 grid grid-cols-subgrid content-start items-start border-t @max-[14rem]:col-span-1 print:break-inside-avoid',
        strong === 'total' ? 'border-control font-semibold' : 'border-line',
        strong === 'subtotal' && 'font-medium',
        part === 'ofLineAbove' && 'text-muted',
      )}
    >
      {/* The Arabic word of the button is longer than its box: it has to stay clear of the figure. */}
      <dt className={classes('min-w-0 py-2.5 text-small sm:rtl:pe-12 print:pe-0!', part && 'ps-4')}>
        {part === 'ofLineAbove' ? t('ofWhich', { name: t(`names.${name}`) }) : t(`names.${name}`)}
        {button}
      </dt>
      <dd dir="ltr" className="m-0 py-2 text-end @max-[14rem]:pt-0">
        <Figure tone={tone}>{text ?? figure}</Figure>
        <ResultDifference name={name} isLess={isLess} />
      </dd>
      {note || region ? (
        <dd className="relative col-span-2 m-0 @max-[14rem]:col-span-1">
          {note ? <p className="-mt-1.5 pb-2 text-small font-normal text-muted">{note}</p> : null}
          {region}
        </dd>
      ) : null}
    </div>
  )
})

/** The colour of an amount: none while it is 0 or without meaning. */
function toneOf(value: number | null): 'good' | 'bad' | 'plain' {
  if (value === null || Math.abs(value) < 0.005) return 'plain'
  return value < 0 ? 'bad' : 'good'
}

interface ResultListProps extends ResultRows {
  /** In two columns where there is room. */
  wide?: boolean
}

/** Results below each other, as on a statement: parts set in, sums stronger, with a minus what is taken away. */
export function ResultList({ wide, ...list }: ResultListProps) {
  const { rows, notes = {}, texts = {} } = list
  return (
    <dl
      className={classes(
        // Where a sentence stands for a figure it is broken: the names keep half of the room. Large letters have figures below names.
        'm-0 grid grid-cols-[minmax(0,1fr)_fit-content(50%)] gap-x-4 border-b border-line @max-[14rem]:grid-cols-1',
        wide && '@2xl:grid-cols-[minmax(0,1fr)_fit-content(25%)_minmax(0,1fr)_fit-content(25%)]',
      )}
    >
      {rows.map((name) => (
        <ResultRow key={name} name={name} {...marksOf(name, list)} note={notes[name]} text={texts[name]} />
      ))}
    </dl>
  )
}
