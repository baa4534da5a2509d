import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { driverValue } from '../../../domain/edits/trial'
import type { Driver } from '../../../domain/model/decisions/drivers'
import { Button } from '../../../ui/button'
import { classes } from '../../../ui/classes'
import { planAtom, trialAtom } from '../../state/atoms'
import { reachOf } from './slider-reach'
import { useDriverWords } from './use-driver-words'
import { useTrial } from './use-trial'

interface TrySliderProps {
  driver: Driver
  id: string
  label: string
  /** Stands for the label to those who see: a choice of what the slider moves. */
  head?: ReactNode
  /** The value to be typed, beside the slider; without it the value is written. */
  box?: ReactNode
  note?: ReactNode
}

/** What a driver is in the trial, or today. */
export function useTriedValue(driver: Driver): number {
  const { values } = useAtomValue(trialAtom)
  const plan = useAtomValue(planAtom)
  return values[driver] ?? driverValue(plan, driver)
}

/** A figure of the plan to move: everything on Results follows at once, and the plan stays as it is. */
export function TrySlider({ driver, id, label, head, box, note }: TrySliderProps) {
  const { t } = useTranslation('summary')
  const { move } = useTrial()
  const write = useDriverWords(driver)
  const value = useTriedValue(driver)
  const { min, max, step, today } = reachOf(useAtomValue(planAtom), driver)
  const isMoved = value !== today
  const said = isMoved ? t('sliders.valueAndToday', { value: write(value), today: write(today) }) : write(value)
  return (
    <div className="min-w-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
        {head ? (
          <div className="col-span-2 mb-2">{head}</div>
        ) : (
          <label htmlFor={id} className={classes('text-small', box ? 'col-span-2' : 'lg:col-span-2')}>
            {label}
          </label>
        )}
        <input
          type="range"
          id={id}
          aria-label={head ? label : undefined}
          min={Math.min(min, value)}
          max={Math.max(max, value)}
          step={step}
          value={value}
          aria-valuetext={said}
          autoComplete="off"
          className={classes('slider order-last', !box && 'col-span-2 lg:order-none lg:col-span-1')}
          onChange={(event) => move(driver, nearestTo(event.target.valueAsNumber, today, step))}
        />
        {box ? (
          <div className="order-last w-28">{box}</div>
        ) : (
          <output
            htmlFor={id}
            className="text-end font-semibold whitespace-nowrap lg:flex lg:min-h-11 lg:w-28 lg:items-center lg:justify-end"
          >
            <bdi>{write(value)}</bdi>
          </output>
        )}
      </div>
      {note}
      {/* Its row is kept, so that nothing below moves away from the hand. */}
      <Button
        variant="quiet"
        className={classes('-ms-2 min-h-7! px-2! text-small!', !isMoved && 'invisible')}
        onClick={() => move(driver, today)}
      >
        {t('sliders.reset', { figure: write(today) })}
      </Button>
    </div>
  )
}

/** Today's value where the slider stands beside it by rounding alone. */
const nearestTo = (value: number, today: number, step: number) => (Math.abs(value - today) < step / 2 ? today : value)
