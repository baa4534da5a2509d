import { fillIn } from '../../i18n/fill-in'
import { formatMoney } from '../../i18n/format'
import { ArrowForward } from '../../ui/first-icons'
import type { SectionProps } from '../site'
import { cheaperBy, sampleFigures } from './sample-figures'
import { measure, Section } from './section'

interface LeakProps {
  seen: string
  seenFigure: string
  behind: string
  behindFigure: string
  isLoss?: boolean
}

/** What a founder sees, and what stands behind it. */
function Leak({ seen, seenFigure, behind, behindFigure, isLoss }: LeakProps) {
  return (
    <li className="grid items-center gap-x-8 gap-y-2 border-t border-line py-6 sm:grid-cols-[1fr_auto_1fr]">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span>{seen}</span>
        <bdi className="ms-auto text-page">{seenFigure}</bdi>
      </p>
      <ArrowForward className="text-muted max-sm:hidden" />
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span>{behind}</span>
        <bdi className={`ms-auto text-page font-semibold ${isLoss ? 'text-negative' : ''}`}>{behindFigure}</bdi>
      </p>
    </li>
  )
}

/** Where the money goes that a store seems to earn, and what is done about it. */
export function Problem({ words, language }: SectionProps) {
  const { problem, solution } = words
  const { price, net, quote, landed, cheaper } = sampleFigures()
  const money = (value: number) => formatMoney(value, language, 'SAR')
  const whole = (value: number) => formatMoney(value, language, 'SAR', { max: 0 })
  return (
    <>
      <Section id="problem" title={problem.title} lead={problem.lead}>
        <div
          aria-hidden="true"
          className="mt-10 grid grid-cols-[1fr_auto_1fr] gap-8 pb-3 text-small font-medium text-muted max-sm:hidden"
        >
          <span>{problem.seen}</span>
          <span className="w-5" />
          <span>{problem.behind}</span>
        </div>
        <ul className="border-b border-line max-sm:mt-8">
          <Leak seen={problem.price} seenFigure={money(price)} behind={problem.net} behindFigure={money(net)} />
          <Leak
            seen={problem.quote}
            seenFigure={money(quote)}
            behind={problem.landed}
            behindFigure={money(landed.landed)}
          />
          <Leak
            seen={fillIn(problem.cheaper, { amount: whole(cheaperBy) })}
            seenFigure={money(price - cheaperBy)}
            behind={problem.turnsInto}
            behindFigure={money(-cheaper.operatingIncome)}
            isLoss
          />
        </ul>
        <p className="mt-3 text-small text-muted">{problem.source}</p>
      </Section>
      <section aria-labelledby="solution" className="border-y border-line bg-surface">
        <div className={`${measure} grid gap-x-16 gap-y-5 py-14 sm:py-20 lg:grid-cols-2`}>
          <h2 id="solution" className="heading">
            {solution.title}
          </h2>
          <div className="grid gap-4 text-section">
            <p>{solution.text}</p>
            <p className="text-muted">{solution.name}</p>
          </div>
        </div>
      </section>
    </>
  )
}
