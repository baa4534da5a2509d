import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CashMonth } from '../../../domain/model/evaluation'
import { DifferenceText } from '../../../results/charts/difference-text'
import type { CashLine } from '../../../results/explain/cash-lines'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'
import { useFormat } from '../../state/use-format'
import { storedInStateAtom } from '../concluded'
import { useDifferenceText } from '../trial/difference'

/** A cell of the table: row −1 is the head with the months. */
export interface CellPlace {
  row: number
  month: number
}

export interface SharedProps {
  /** The id of the part in which what is opened stands; names of lines and months have ids of their own after it. */
  region: string
  focused: CellPlace
  opened: CellPlace | null
  onOpen: (row: number, month: number) => void
}

const isAt = (place: CellPlace | null, row: number, month: number) => place?.row === row && place.month === month

const lineId = (region: string, row: number) => `${region}-line-${row}`
const monthId = (region: string, month: number) => `${region}-month-${month}`

interface CellButtonProps extends CellPlace {
  isFocused: boolean
  isOpened: boolean
  region: string
  onOpen: SharedProps['onOpen']
  text: string
  difference?: string | null
  isBelowZero?: boolean
}

/** A figure of the table: one stop of the Tab key for the whole table, the arrow keys lead on. */
const CellButton = memo(function CellButton(props: CellButtonProps) {
  const { row, month, isFocused, isOpened, region, onOpen, text, difference, isBelowZero = false } = props
  const isHead = row < 0
  return (
    <button
      type="button"
      // Digits line up at their right end in both languages.
      dir="ltr"
      data-place={`${row} ${month}`}
      tabIndex={isFocused ? 0 : -1}
      aria-expanded={isOpened}
      aria-controls={region}
      aria-describedby={isHead ? undefined : `${lineId(region, row)} ${monthId(region, month)}`}
      onClick={() => onOpen(row, month)}
      className={classes(
        'min-h-9 w-full min-w-16 rounded-control ps-3 pe-1 text-end whitespace-nowrap hover:bg-sunken print:min-h-0 print:min-w-0 print:ps-1',
        isOpened && 'bg-accent-soft',
        isHead && 'underline decoration-dotted underline-offset-4',
      )}
    >
      <Figure tone={isBelowZero ? 'bad' : 'plain'}>{text}</Figure>
      <DifferenceText text={difference} />
    </button>
  )
})

interface MonthHeadProps extends SharedProps {
  month: number
  label: string
}

export function MonthHead({ month, label, region, focused, opened, onOpen }: MonthHeadProps) {
  return (
    <th id={monthId(region, month)} scope="col" className="p-0 align-bottom font-medium text-muted">
      <CellButton
        row={-1}
        month={month}
        isFocused={isAt(focused, -1, month)}
        isOpened={isAt(opened, -1, month)}
        region={region}
        onOpen={onOpen}
        text={label}
      />
    </th>
  )
}

const totals: readonly CashLine[] = ['netCash', 'closingCash']
const compared: readonly CashLine[] = ['demand', 'operatingIncome']

interface CashRowProps extends SharedProps {
  line: CashLine
  row: number
  months: readonly CashMonth[]
}

/** One line over all months. Payments stand as positive amounts below each other; what is below 0 has its sign. */
export const CashRow = memo(function CashRow({ line, row, months, region, focused, opened, onOpen }: CashRowProps) {
  const { t } = useTranslation('results')
  const { number } = useFormat()
  const difference = useDifferenceText()
  const stored = useAtomValue(storedInStateAtom).cashPlan
  const write = (value: number | null) => number(value, line === 'demand' ? { min: 2, max: 2 } : { max: 0 })
  const isTotal = totals.includes(line)
  const look = classes(
    'border-t',
    isTotal ? 'border-control font-semibold' : 'border-line',
    compared.includes(line) && 'text-muted',
  )
  return (
    <tr>
      <th
        id={lineId(region, row)}
        scope="row"
        className={classes(
          'sticky start-0 z-1 min-w-28 bg-surface pe-2 text-start sm:min-w-44 print:min-w-0',
          !isTotal && 'font-normal',
          look,
        )}
      >
        {t(`names.cashMonth.${line}`)}
      </th>
      {months.map((month) => (
        <td key={month.month} className={classes('p-0', look)}>
          <CellButton
            row={row}
            month={month.month}
            isFocused={isAt(focused, row, month.month)}
            isOpened={isAt(opened, row, month.month)}
            region={region}
            onOpen={onOpen}
            text={write(month[line])}
            difference={difference(month[line], stored?.months[month.month]?.[line] ?? null, write)}
            isBelowZero={month[line] < -0.5}
          />
        </td>
      ))}
    </tr>
  )
})
