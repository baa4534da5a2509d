import { formatMoney, formatNumber } from '../../i18n/format'
import type { SectionProps } from '../site'
import { sampleFigures } from './sample-figures'
import { Section } from './section'

interface FeatureProps {
  figure: string
  words: { title: string; text: string; label: string }
}

/** A question, the answer of the sample store, and how it is found. */
function Feature({ figure, words }: FeatureProps) {
  return (
    <li className="flex flex-col bg-surface p-5 sm:p-8">
      <h3 className="text-section font-semibold">{words.title}</h3>
      <p className="mt-2 text-muted">{words.text}</p>
      <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-3 sm:block sm:pt-6">
        <span className="text-page font-semibold text-accent sm:block">
          <bdi>{figure}</bdi>
        </span>
        <span className="text-small text-muted">{words.label}</span>
      </p>
    </li>
  )
}

/** What it answers, each with the answer of the sample store. */
export function Features({ words, language }: SectionProps) {
  const { features } = words
  const { landed, bottomLine, businessHealthScore, needed } = sampleFigures()
  const money = (value: number | null) => formatMoney(value, language, 'SAR')
  const whole = (value: number | null) => formatNumber(value, language, { max: 0 })
  return (
    <Section id="features" title={features.title}>
      <ul className="mt-10 grid gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        <Feature figure={money(landed.landed)} words={features.landed} />
        <Feature figure={money(bottomLine.contributionPerUnit)} words={features.order} />
        <Feature figure={whole(bottomLine.monthlyBreakEvenUnits)} words={features.breakEven} />
        <Feature figure={formatMoney(needed, language, 'SAR', { max: 0 })} words={features.cash} />
        <Feature figure={whole(businessHealthScore)} words={features.scenarios} />
        <Feature figure={features.next.figure} words={features.next} />
      </ul>
    </Section>
  )
}
