import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { seasonFields } from '../../../../domain/plan/plan-fields'
import { formatMonthName } from '../../../../i18n/format'
import { useField } from '../../../fields/field-atom'
import { NumberField } from '../../../fields/number-field'
import { planAtom } from '../../../state/atoms'
import { endEditGroupAtom } from '../../../state/undo/undo'
import { useFormat } from '../../../state/use-format'
import { sliderEnd, sliderKey, sliderValue } from './slider-values'
import { startMonthAtom } from './start-month-atom'

const { of: field, length } = seasonFields.months

const endAtom = atom((get) => sliderEnd(get(planAtom).season.months))

const places = Array.from({ length }, (_, at) => at)

/** Twelve sliders that are a picture of the year, and the same figures as boxes. The year runs from left to right. */
export function MonthSliders() {
  const { t } = useTranslation('season')
  const title = useId()
  const hint = useId()
  const end = useAtomValue(endAtom)
  // While a bar is dragged the scale stands still, or the bar would run away from the pointer.
  const [draggedEnd, setDraggedEnd] = useState<number | null>(null)
  const shownEnd = draggedEnd ?? end
  return (
    <div className="flex flex-col gap-4">
      <div role="group" aria-labelledby={title} aria-describedby={hint}>
        <h3 id={title} className="text-small font-medium">
          {t('slidersTitle')}
        </h3>
        <p id={hint} className="text-small text-muted">
          {t('slidersHint')}
        </p>
        <div dir="ltr" className="relative mt-2 grid grid-cols-12 rounded-control bg-sunken max-sm:-mx-2">
          <AverageLine end={shownEnd} />
          {places.map((at) => (
            <MonthSlider key={at} at={at} end={shownEnd} onDrag={(on) => setDraggedEnd(on ? end : null)} />
          ))}
        </div>
      </div>
      <MonthBoxes />
    </div>
  )
}

const trackHeight = 160

/** Where an average month reaches. */
function AverageLine({ end }: { end: number }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 z-10 border-t border-dashed border-control"
      style={{ insetBlockStart: `${trackHeight * (1 - field.default / end)}px` }}
    />
  )
}

interface MonthSliderProps {
  at: number
  end: number
  onDrag: (on: boolean) => void
}

/** One month: dragged, or moved by the arrow keys. */
function MonthSlider({ at, end, onDrag }: MonthSliderProps) {
  const { language, percent } = useFormat()
  const [value = field.default, setValue] = useField(`season.months.${at}`)
  const endVisit = useSetAtom(endEditGroupAtom)
  // A fieldset that is disabled disables its boxes, not this.
  const isOff = useAtomValue(startMonthAtom) === ''
  const name = formatMonthName(at + 1, language)

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { bottom } = event.currentTarget.getBoundingClientRect()
    setValue(sliderValue((bottom - event.clientY) / trackHeight, end))
  }
  const press = (event: KeyboardEvent) => {
    const next = isOff ? undefined : sliderKey(event.key, value, end)
    if (next === undefined) return
    event.preventDefault()
    setValue(next)
  }

  return (
    <div className="min-w-0">
      <div
        role="slider"
        tabIndex={isOff ? -1 : 0}
        aria-disabled={isOff}
        aria-label={name}
        aria-orientation="vertical"
        aria-valuemin={field.min}
        aria-valuemax={end}
        aria-valuenow={value}
        aria-valuetext={percent(value)}
        onKeyDown={press}
        onBlur={endVisit}
        onPointerDown={(event) => {
          if (event.button !== 0 || isOff) return
          // First, so that leaving the field before ends its edit, not this one.
          event.currentTarget.focus()
          event.currentTarget.setPointerCapture(event.pointerId)
          onDrag(true)
          follow(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
        }}
        onLostPointerCapture={() => {
          onDrag(false)
          endVisit()
        }}
        className="relative cursor-ns-resize touch-none rounded-control select-none"
        style={{ blockSize: `${trackHeight}px` }}
      >
        <Bar value={value} end={end} />
      </div>
      <p aria-hidden="true" className="truncate py-1 text-center text-[0.75rem] text-muted">
        <span className="sm:hidden">{at + 1}</span>
        <span className="max-sm:hidden">{formatMonthName(at + 1, language, 'short')}</span>
      </p>
    </div>
  )
}

function Bar({ value, end }: { value: number; end: number }) {
  const height = `${Math.min(100, Math.max(0, (value / end) * 100))}%`
  return (
    <span
      className="bar ink absolute inset-x-[15%] bottom-0 rounded-t-[3px] border-t-4 border-accent bg-series-sales/50"
      style={{ blockSize: height, minBlockSize: '4px' }}
    />
  )
}

/** The figures of the sliders, to be typed. */
function MonthBoxes() {
  const { t } = useTranslation('season')
  const { language } = useFormat()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-semibold text-muted">{t('numbers')}</legend>
      <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:grid-cols-4 lg:grid-cols-6">
        {places.map((at) => (
          <NumberField
            key={at}
            path={`season.months.${at}`}
            label={formatMonthName(at + 1, language)}
            unit="%"
            emptyValue={field.default}
            stepped
          />
        ))}
      </div>
    </fieldset>
  )
}
