import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { leverValue, positionsOf, withLever } from '../../../../domain/model/decisions/levers'
import type { Plan } from '../../../../domain/plan/plan'
import { Button } from '../../../../ui/button'
import { planAtom } from '../../../state/atoms'
import { endEditGroupAtom } from '../../../state/undo'
import { useFormat } from '../../../state/use-format'
import { basePlanAtom, useTry } from './trials'

type SliderLever = 'price' | 'units'

/** Prices and units from half of what they are to one and a half times. */
const farthest = 0.5

/** Where a slider can stand: whole units, and prices in steps that a shop would choose. */
function reachOf(base: Plan, lever: SliderLever): { min: number; max: number; step: number; today: number } {
  const positions = positionsOf(base, lever)
  const today = leverValue(positions, positions.today)
  const step = lever === 'units' || today >= 40 ? 1 : today >= 4 ? 0.5 : 0.05
  // Counted from today's value, so that the slider can come back to it.
  const steps = Math.max(1, Math.floor((today * farthest) / step))
  const inCents = (value: number) => Math.round(value * 100) / 100
  return { min: inCents(today - steps * step), max: inCents(today + steps * step), step, today }
}

/** Prices and units to move: everything above follows at once. */
export function WhatIfSliders() {
  const { t } = useTranslation('summary')
  return (
    <section
      aria-labelledby="what-if"
      className="rounded-panel border border-line bg-surface px-4 py-2 print:hidden sm:p-6"
    >
      <h3 id="what-if" className="text-body font-semibold sm:text-section">
        {t('sliders.title')}
      </h3>
      <div className="mt-1 grid gap-x-8 sm:grid-cols-2">
        <Slider lever="price" />
        <Slider lever="units" />
      </div>
    </section>
  )
}

function useLabel(lever: SliderLever): string {
  const { t } = useTranslation('summary')
  const { products, productName } = useAtomValue(basePlanAtom)
  if (lever === 'units') return t('sliders.units')
  const dearest = products.reduce((top, one) => (one.unitPriceInclVAT > top.unitPriceInclVAT ? one : top))
  const product = dearest.name.trim() || productName.trim()
  if (product === '') return t('sliders.priceAlone')
  return t(products.length > 1 ? 'sliders.priceOfDearest' : 'sliders.price', { product })
}

function Slider({ lever }: { lever: SliderLever }) {
  const { t } = useTranslation('summary')
  const { money, number } = useFormat()
  const label = useLabel(lever)
  const base = useAtomValue(basePlanAtom)
  const positions = positionsOf(useAtomValue(planAtom), lever)
  const { min, max, step, today } = reachOf(base, lever)
  const value = leverValue(positions, positions.today)
  const tryOut = useTry()
  const endVisit = useSetAtom(endEditGroupAtom)
  const write = (amount: number) => (lever === 'price' ? money(amount) : number(amount))
  const id = `slider-${lever}`
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="min-w-0 text-small">
          {label}
        </label>
        <output htmlFor={id} className="font-semibold whitespace-nowrap">
          <bdi>{write(value)}</bdi>
        </output>
      </div>
      <input
        type="range"
        id={id}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={write(value)}
        autoComplete="off"
        className="slider"
        onChange={(event) => {
          const to = event.target.valueAsNumber
          tryOut(id, to === today ? null : (plan) => withLever(plan, lever, to), true)
        }}
        onPointerUp={() => endVisit()}
        onBlur={() => endVisit()}
      />
      {value === today ? null : (
        <Button variant="quiet" className="text-small!" onClick={() => tryOut(id, null)}>
          {t('sliders.reset', { figure: write(today) })}
        </Button>
      )}
    </div>
  )
}
