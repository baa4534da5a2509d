import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CashMonth } from '../../../../domain/model/evaluation'
import type { CashLine } from '../../../../results/explain/operands'
import { classes } from '../../../../ui/classes'
import { Figure } from '../../../../ui/figure'
import { useFormat } from '../../../state/use-format'

/** A cell of the table: row −1 is the head with the months. */
export interface CellPlace {
  row: number
  month: number
}

interface SharedProps {
  /** The id of the part in which what is opened stands. */
  region: string
  focused: CellPlace
  opened: CellPlace | null
  onOpen: (place: CellPlace) => void
}

const isAt = (place: CellPlace | null, row: number, month: number) => place?.row === row && place.month === month

interface CellButtonProps {
  place: CellPlace
  isFocused: boolean
  isOpened: boolean
  region: string
  label?: string
  onOpen: (place: CellPlace) => void
  className?: string
  text: string
  tone?: 'plain' | 'bad'
}

/** A figure of the table: one stop of the Tab key for the whole table, the arrow keys lead on. */
const CellButton = memo(function CellButton(props: CellButtonProps) {
  const { place, isFocused, isOpened, region, onOpen, className, text, tone = 'plain' } = props
  return (
    <button
      type="button"
      data-place={`${place.row} ${place.month}`}
      tabIndex={isFocused ? 0 : -1}
      aria-expanded={isOpened}
      aria-controls={region}
      onClick={() => onOpen(place)}
      className={classes(
        'min-h-9 w-full min-w-16 rounded-control ps-3 pe-1 text-end whitespace-nowrap hover:bg-sunken',
        isOpened && 'bg-accent-soft',
        className,
      )}
    >
      <Figure tone={tone}>{text}</Figure>
    </button>
  )
})

export function MonthHead({ month, label, ...shared }: { month: number; label: string } & SharedProps) {
  return (
    <th scope="col" className="p-0 align-bottom font-medium text-muted">
      <CellButton
        place={{ row: -1, month }}
        isFocused={isAt(shared.focused, -1, month)}
        isOpened={isAt(shared.opened, -1, month)}
        region={shared.region}
        onOpen={shared.onOpen}
        text={label}
        className="underline decoration-dotted underline-offset-4"
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
export function CashRow({ line, row, months, region, focused, opened, onOpen }: CashRowProps) {
  const { t } = useTranslation(['results', 'cash'])
  const { number } = useFormat()
  const isTotal = totals.includes(line)
  const look = classes(
    'border-t',
    isTotal ? 'border-control font-semibold' : 'border-line',
    compared.includes(line) && 'text-muted',
  )
  return (
    <tr>
      <th
        scope="row"
        className={classes(
          'sticky start-0 z-1 min-w-28 bg-surface pe-2 text-start sm:min-w-44',
          !isTotal && 'font-normal',
          look,
        )}
      >
        {t(`results:names.cashMonth.${line}`)}
      </th>
      {months.map((month) => {
        const value = month[line]
        return (
          <td key={month.month} className={classes('p-0', look)}>
            <CellButton
              place={{ row, month: month.month }}
              isFocused={isAt(focused, row, month.month)}
              isOpened={isAt(opened, row, month.month)}
              region={region}
              onOpen={onOpen}
              text={line === 'demand' ? number(value, { min: 2, max: 2 }) : number(value, { max: 0 })}
              tone={value < -0.5 ? 'bad' : 'plain'}
            />
          </td>
        )
      })}
    </tr>
  )
}
