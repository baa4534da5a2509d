import { fillIn } from '../../i18n/fill-in'
import { formatMoney, formatNumber } from '../../i18n/format'
import { Paper, PaperStrip } from '../live-calculator/calculation-receipt'
import type { SectionProps } from '../site'
import { CashPicture } from './cash-picture'
import { sampleFigures } from './sample-figures'
import { Section } from './section'

/** The supplier's quote and everything that joins it on its way to the warehouse. */
function LandedStrip({ words, language }: SectionProps) {
  const { proof } = words
  const { landed } = sampleFigures()
  const figure = (value: number) => formatNumber(value, language, { min: 2, max: 2 })
  return (
    <Paper>
      <PaperStrip
        title={proof.strip}
        lines={[
          { label: proof.exFactory, figure: figure(landed.exFactory) },
          { label: proof.inbound, figure: figure(landed.inbound), sign: '+' },
          { label: proof.duties, figure: figure(landed.duties), sign: '+' },
          { label: proof.handling, figure: figure(landed.handling), sign: '+' },
          { label: proof.lost, figure: figure(landed.landed - landed.beforeYield), sign: '+' },
          { label: proof.result, figure: figure(landed.landed), sign: '=' },
        ]}
      />
    </Paper>
  )
}

/** Shown rather than praised: the cash of a store that earns every month, and a unit cost on its way up. */
export function Proof(props: SectionProps) {
  const { words, language } = props
  const { proof } = words
  const { projection, backMonth: back, needed } = sampleFigures()
  const money = (value: number | null) => formatMoney(value, language, 'SAR', { max: 0 })
  const lowest = projection.reduce((least, month) => (month.cumulativeCash < least.cumulativeCash ? month : least))
  return (
    <Section
      id="proof"
      title={proof.title}
      lead={fillIn(proof.text, { need: money(needed), month: formatNumber(back, language) })}
    >
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <figure className="min-w-0">
          <figcaption className="pb-10 text-small font-medium text-muted">{proof.chart}</figcaption>
          <CashPicture
            projection={projection}
            lowest={{
              month: lowest.month,
              label: lowest.month === 0 ? proof.monthZero : fillIn(proof.lowest, { month: lowest.month }),
              amount: money(lowest.cumulativeCash),
            }}
            back={{ month: back, label: fillIn(proof.back, { month: back }) }}
            zero={money(0)}
            monthAxis={proof.monthAxis}
          />
          {/* A table does not shrink to what is hidden: its box does, or the page is as wide as the table. */}
          <div className="sr-only">
            <table>
              <caption>{proof.chart}</caption>
              <thead>
                <tr>
                  <th scope="col">{proof.month}</th>
                  <th scope="col">{proof.cash}</th>
                </tr>
              </thead>
              <tbody>
                {projection.map(({ month, cumulativeCash }) => (
                  <tr key={month}>
                    <th scope="row">{month === 0 ? proof.monthZero : month}</th>
                    <td>{money(cumulativeCash)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </figure>
        {/* On a phone the page is long enough: the six answers above have its result. */}
        <div className="max-sm:hidden">
          <LandedStrip {...props} />
        </div>
      </div>
    </Section>
  )
}
