import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ActualFigure, figuresBeside, figureUnits } from '../../domain/actuals/figures'
import { founderMonthOf, type KnownFigure, type MonthOfActuals } from '../../domain/actuals/month-figures'
import type { Plan } from '../../domain/plan/plan'
import { noValue } from '../../i18n/format'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { Figure } from '../../ui/figure'
import { NumberBox } from '../../ui/inputs/number-box'
import { Panel } from '../../ui/panel'
import { differenceAsShown, signed } from '../results/trial/difference-words'
import { useFormat } from '../state/use-format'
import type { Months } from './months'
import { useSourceNames } from './use-source-names'

interface MonthTableProps {
  month: string
  months: Months
  actual: MonthOfActuals
  /** What the month is set beside. */
  plan: Plan
  planned: Partial<Record<ActualFigure, number>>
  /** What the plan has for the figures that nothing says, beside those that are known. */
  assumed: Partial<Record<ActualFigure, number>>
}

/** Every figure of the month, as it was, as it was planned, and where it is from; each can be typed over. */
export function MonthTable({ month, months, actual, plan, planned, assumed }: MonthTableProps) {
  const { t } = useTranslation('actuals')
  const isClosed = months.closed?.has(month) === true
  // The sums of a part of the month are set beside nothing.
  const isPart = actual.part !== null
  const isEmpty = Object.keys(actual.figures).length === 0
  const [isTyping, setTyping] = useState(isEmpty && !isClosed)
  const rows = figuresBeside(plan).filter(
    (figure) => isTyping || actual.figures[figure] !== undefined || (!isPart && planned[figure] !== undefined),
  )
  const founder = founderMonthOf(months.rows, month)
  const type = (figure: ActualFigure, value: number | undefined) =>
    void months.put([{ ...founder, figures: { ...founder.figures, [figure]: value } }])
  return (
    <Panel
      title={t('table.title')}
      intro={t('table.intro')}
      aside={
        isClosed ? null : <Button onClick={() => setTyping(!isTyping)}>{t(isTyping ? 'done' : 'typeFigures')}</Button>
      }
    >
      <table className="w-full max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-small text-muted">
            {(['figure', 'actual', 'planned', 'change', 'from'] as const).map((name) => (
              <th
                key={name}
                scope="col"
                className={`py-2 font-normal ${name === 'figure' ? 'text-start' : name === 'from' ? 'ps-8 text-start' : 'ps-3 figure-column'}`}
              >
                {t(`table.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {rows.map((figure) => (
            <Row
              key={figure}
              figure={figure}
              isCounted={isCounted(figure, actual)}
              known={actual.figures[figure]}
              planned={isPart ? undefined : planned[figure]}
              assumed={isPart ? undefined : assumed[figure]}
              typed={founder.figures[figure]}
              onType={isTyping ? (value) => type(figure, value) : null}
            />
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** Figures that give another one where nothing says it. */
const counting: Partial<Record<ActualFigure, ActualFigure>> = {
  returned: 'refunds',
  refunds: 'returned',
  codOrders: 'refused',
}

function isCounted(figure: ActualFigure, { figures }: MonthOfActuals): boolean {
  const from = counting[figure]
  return figure === 'total' || (from !== undefined && figures[from] !== undefined)
}

interface RowProps {
  figure: ActualFigure
  /** What nothing says of it is counted from figures that are known, not at the plan's rate. */
  isCounted: boolean
  known: KnownFigure | undefined
  planned: number | undefined
  assumed: number | undefined
  typed: number | undefined
  /** Null while figures are read, not typed. */
  onType: ((value: number | undefined) => void) | null
}

function useWritten(figure: ActualFigure) {
  const { money, number } = useFormat('SAR')
  return (value: number | undefined) => {
    if (value === undefined) return noValue
    // With the plan's half orders, so that the difference is the one between the figures beside it.
    return figureUnits[figure] === 'count' ? number(value, { max: 1 }) : money(value, { max: 0 })
  }
}

/** The figures of a row that nothing says follow the plan's own, or are counted from those that are known. */
function useRow({ figure, isCounted: counted, known, planned, assumed }: RowProps) {
  const { t } = useTranslation('actuals')
  const sourceNames = useSourceNames()
  const written = useWritten(figure)
  if (known) {
    const change =
      known.covers === undefined && planned !== undefined ? differenceAsShown(known.value, planned, written) : undefined
    return { written, from: sourceNames(known), change, isFollowing: false }
  }
  if (assumed === undefined) return { written, from: '', change: undefined, isFollowing: false }
  const isAsPlanned = planned === undefined || written(assumed) === written(planned)
  if (isAsPlanned) return { written, from: t('table.fromPlan'), change: undefined, isFollowing: false }
  const from = t(counted ? 'table.calculated' : 'table.atPlanRate')
  return { written, from, change: differenceAsShown(assumed, planned, written), isFollowing: true }
}

function Row(props: RowProps) {
  const { figure, known, planned, assumed, typed, onType } = props
  const { t } = useTranslation('actuals')
  const { written, from, change, isFollowing } = useRow(props)
  const { percent } = useFormat()
  const label = t(`figures.${figure}`)
  const isBeside = change !== undefined
  return (
    <tr className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3 max-sm:py-2">
      <th scope="row" className="py-2 text-start font-normal max-sm:col-span-2 max-sm:py-0">
        {label}
      </th>
      <td className="py-2 ps-3 figure-column font-medium max-sm:ps-0 max-sm:py-0 max-sm:text-start">
        {onType ? (
          <TypedBox figure={figure} label={label} typed={typed} known={known} onType={onType} />
        ) : (
          <Figure {...(known ? {} : { className: 'text-muted' })}>{written(known?.value ?? assumed)}</Figure>
        )}
      </td>
      <td className="py-2 ps-3 text-end text-muted sm:rtl:text-start max-sm:ps-0 max-sm:py-0">
        <span className="text-small sm:hidden">{t('table.planned')} </span>
        <Figure>{written(planned)}</Figure>
      </td>
      <td
        className={classes(
          'py-2 ps-3 figure-column max-sm:ps-0 max-sm:py-0 max-sm:text-start',
          !isBeside && 'max-sm:hidden',
        )}
      >
        {isBeside ? <span className="text-small text-muted sm:hidden">{t('table.change')} </span> : null}
        <Figure>{isBeside ? signed(change, written) : noValue}</Figure>
      </td>
      <td
        className={classes(
          'py-2 ps-8 text-start text-small text-muted max-sm:ps-0 max-sm:py-0',
          isBeside ? 'max-sm:text-end' : 'max-sm:col-span-2',
        )}
      >
        {from === '' ? null : <span className="sm:hidden">{t('table.from')}: </span>}
        {from}
        {onType && isFollowing ? ` (${written(assumed)})` : null}
        {known?.covers === undefined
          ? null
          : ` (${t('table.covers', { share: percent(known.covers * 100, { max: 0 }) })})`}
      </td>
    </tr>
  )
}

/** A box that shows what was typed, and in grey what files say while nothing is. What is typed counts once the box is left. */
function TypedBox({
  figure,
  label,
  typed,
  known,
  onType,
}: Omit<RowProps, 'onType' | 'isCounted' | 'planned' | 'assumed'> & {
  label: string
  onType: (value: number | undefined) => void
}) {
  const id = useId()
  const { currency, number } = useFormat('SAR')
  const [value, setValue] = useState(typed)
  const [draft, setDraft] = useState<string | null>(null)
  const held = typed === undefined ? known?.value : undefined
  const isCount = figureUnits[figure] === 'count'
  return (
    <div className="ms-auto max-w-44 max-sm:ms-0">
      <NumberBox
        id={id}
        label={label}
        value={value ?? 0}
        {...(value === undefined ? { proposal: held === undefined ? '' : number(held, { max: isCount ? 0 : 2 }) } : {})}
        {...(isCount ? {} : { unit: currency })}
        draft={draft ?? undefined}
        invalid={draft !== null}
        onDraft={setDraft}
        onChange={(next, isEmptied) => setValue(isEmptied ? undefined : next)}
        onBlur={() => {
          if (draft === null && value !== typed) onType(value)
        }}
      />
    </div>
  )
}
