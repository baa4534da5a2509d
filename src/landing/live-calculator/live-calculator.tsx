import type { CSSProperties } from 'react'
import { paths } from '../../paths'
import { Balance } from '../../results/balance/balance'
import { seriesColour } from '../../results/charts/bars'
import { ArrowForward } from '../../ui/first-icons'
import type { SectionProps } from '../site'
import { type Reading, reading, type Shown, stripIds } from './balance-figures'
import { Paper, PaperStrip } from './calculation-receipt'
import { evaluateMoved, reach, untouched } from './sample-store'

/** A text that src/landing/live-calculator/start-live-calculator.ts writes again at every move. */
function Live({ id, now }: { id: keyof Shown; now: Reading }) {
  return <bdi data-shown={id}>{now.shown[id]}</bdi>
}

function Slider({ id, label, now }: { id: 'price' | 'units'; label: string; now: Reading }) {
  const { min, max, step } = reach[id]
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={`move-${id}`}>{label}</label>
        <strong className="font-semibold whitespace-nowrap">
          <Live id={id} now={now} />
        </strong>
      </div>
      <input
        type="range"
        id={`move-${id}`}
        name={id}
        min={min}
        max={max}
        step={step}
        defaultValue={untouched()[id]}
        aria-valuetext={now.shown[id]}
        autoComplete="off"
        className="slider noscript:hidden"
      />
    </div>
  )
}

function Result({ now, words }: { now: Reading; words: SectionProps['words']['instrument'] }) {
  return (
    <dl className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-t border-line pt-5">
      <div>
        <dt className="text-small text-muted">
          <Live id="result" now={now} />
        </dt>
        <dd className="result text-figure font-semibold">
          <Live id="amount" now={now} />
        </dd>
      </div>
      <div>
        <dt className="text-small text-muted">{words.breakEven}</dt>
        <dd>
          <strong className="text-section font-semibold">
            <Live id="breakEven" now={now} />
          </strong>
          <span className="result block text-small">
            <Live id="distance" now={now} />
          </span>
        </dd>
      </div>
    </dl>
  )
}

function Strip({ now, words }: { now: Reading; words: SectionProps['words']['instrument'] }) {
  const costs = stripIds.map((id) => ({
    label: words[id],
    figure: <Live id={id} now={now} />,
    sign: '−' as const,
    colour: seriesColour(id),
  }))
  return (
    <Paper className="mx-4 -mt-1.5 sm:mx-10 lg:col-span-2 lg:m-0">
      <PaperStrip
        title={words.strip}
        isWide
        lines={[
          { label: words.sales, figure: <Live id="stripSales" now={now} />, colour: seriesColour('sales') },
          ...costs,
          {
            label: now.shown.result,
            figure: (
              <span className="result">
                <Live id="stripResult" now={now} />
              </span>
            ),
            sign: '=',
          },
        ]}
      />
      <p className="mt-4 lg:mt-2">
        <a href={paths.demo} className="inline-flex min-h-11 items-center gap-2 font-medium text-accent">
          {words.open}
          <ArrowForward />
        </a>
      </p>
    </Paper>
  )
}

/** The evaluator in miniature, in two cells of the grid around it where there is room: the sample store of /demo, one price and one number of units to move. */
export function Instrument({ words, language }: SectionProps) {
  const own = words.instrument
  const now = reading(evaluateMoved(untouched()), untouched(), own, language)
  const tilt: CSSProperties & Record<'--tilt', string> = { '--tilt': `${now.tilt}deg` }
  return (
    <section
      id="instrument"
      aria-labelledby="instrument-title"
      data-words={JSON.stringify(own)}
      style={tilt}
      className="lg:contents"
    >
      <div className="rounded-panel border border-line bg-surface p-5 sm:p-7">
        <h2 id="instrument-title" className="text-small font-medium text-accent">
          {own.title}
        </h2>
        <p className="mt-1 text-section font-semibold">{own.store}</p>
        <p className="text-small text-muted">{own.about}</p>
        <Balance weights={now.weights} className="balance mx-auto w-full max-w-[30rem]" />
        <dl className="grid grid-cols-2 gap-4 text-center text-small cramped:grid-cols-1">
          {(['sales', 'costs'] as const).map((side) => (
            <div key={side}>
              <dt className="text-muted">{own[side]}</dt>
              <dd className="font-semibold">
                <Live id={side} now={now} />
              </dd>
            </div>
          ))}
        </dl>
        <Result now={now} words={own} />
        <div className="mt-6 grid gap-4">
          <Slider id="price" label={own.price} now={now} />
          <Slider id="units" label={own.units} now={now} />
        </div>
        <output htmlFor="move-price move-units" className="sr-only" />
      </div>
      <div aria-hidden="true" className="slot mx-2 sm:mx-8 lg:hidden" />
      <Strip now={now} words={own} />
    </section>
  )
}
