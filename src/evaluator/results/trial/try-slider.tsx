import { atom, useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { driverValue } from '../../../domain/edits/trial'
import type { Driver } from '../../../domain/model/decisions/drivers'
import { Button, IconButton } from '../../../ui/button'
import { classes } from '../../../ui/classes'
import { Reset } from '../../../ui/first-icons'
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
  const tried = useMemo(
    () => atom((get) => get(trialAtom).values[driver] ?? driverValue(get(planAtom), driver)),
    [driver],
  )
  return useAtomValue(tried)
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
  const back = { label: t('sliders.reset', { figure: write(today) }), run: () => move(driver, today) }
  return (
    <div className="min-w-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
        <div
          className={classes(
            'flex min-w-0 items-start justify-between gap-x-1',
            head || box ? 'col-span-2' : '',
            head ? 'mb-2 items-center' : 'lg:col-span-2',
          )}
        >
          {head ? (
            <div className="min-w-0 grow">{head}</div>
          ) : (
            <label htmlFor={id} className="min-w-0 text-small">
              {label}
            </label>
          )}
          {/* Its place is kept, so that nothing below moves away from the hand; a choice only grows narrower for it. */}
          {box ? (
            <IconButton
              label={back.label}
              className={classes(
                '-me-1 size-6! text-accent! after:absolute after:-inset-2',
                !isMoved && (head ? 'hidden!' : 'invisible'),
              )}
              onClick={back.run}
            >
              <Reset className="size-4" />
            </IconButton>
          ) : null}
        </div>
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
            className="text-end font-semibold whitespace-nowrap lg:flex lg:min-h-11 lg:w-28 lg:pointer-fine:min-h-9 lg:items-center lg:justify-end"
          >
            <bdi>{write(value)}</bdi>
          </output>
        )}
      </div>
      {note}
      {box ? null : (
        <div className="-mt-2 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center justify-items-center gap-1 text-small text-muted lg:invisible lg:h-0">
          <bdi aria-hidden="true">{write(Math.min(min, value))}</bdi>
          <Button
            variant="quiet"
            className={classes('min-h-6! px-1! py-0! text-small!', !isMoved && 'invisible')}
            onClick={back.run}
          >
            {back.label}
          </Button>
          <bdi aria-hidden="true">{write(Math.max(max, value))}</bdi>
        </div>
      )}
    </div>
  )
}

/** Today's value where the slider stands beside it by rounding alone. */
const nearestTo = (value: number, today: number, step: number) => (Math.abs(value - today) < step / 2 ? today : value)
