import { useTranslation } from 'react-i18next'
import type { ComparedMonth } from '../../domain/actuals/compared-month'
import { bridgeGroups } from '../../domain/actuals/groups'
import { seriesColour } from '../../results/charts/bars'
import { wholeMoney } from '../../results/conclusion/conclusion-texts'
import { Figure, FluidFigure } from '../../ui/figure'
import { Panel } from '../../ui/panel'
import { useBridgeWords, type WordedBridge } from '../results/months/use-bridge-words'
import { signed } from '../results/trial/difference-words'
import { useFormat } from '../state/use-format'

/** What the month left beside its plan, and what of the difference came from where. */
export function BridgePanel({ compared }: { compared: ComparedMonth }) {
  const { t } = useTranslation('actuals')
  const { money } = useFormat('SAR')
  const whole = (value: number) => money(value, wholeMoney)
  const words = useBridgeWords()(compared)
  const { planned, actual, steps, isProvisional, isClosed } = compared
  const known = new Set(steps.map(({ group }) => group))
  const asPlanned = bridgeGroups.filter((group) => !known.has(group))
  const tiles = [
    ['actual', actual],
    ['planned', planned],
    ['change', words.change],
  ] as const
  return (
    <Panel title={t('left.title')} intro={words.beside}>
      <dl className="grid gap-1 sm:grid-cols-3 sm:gap-3">
        {tiles.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-3 sm:block">
            <dt className="text-small text-muted">{t(`left.${name}`)}</dt>
            <dd className="w-1/2 text-end sm:w-auto sm:text-start">
              <FluidFigure size="tile" tone={value < 0 ? 'bad' : 'plain'}>
                {name === 'change' ? signed(value, whole) : whole(value)}
              </FluidFigure>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="mt-4 max-w-line">
        {words.sentence}
      </p>
      {isProvisional ? (
        <p className="mt-2 max-w-line text-small text-muted">{t(isClosed ? 'left.wereOpen' : 'left.provisional')}</p>
      ) : null}
      <Steps {...words} />
      {asPlanned.length > 0 ? (
        <p className="mt-4 max-w-line text-small text-muted">
          {t('left.asPlanned', { list: asPlanned.map((group) => t(`groups.${group}`)).join(t('comma')) })}
        </p>
      ) : null}
    </Panel>
  )
}

const part = (of: number) => `${of * 100}%`

/** The waterfall from the planned profit to the actual one: each step begins where the one before it ended. */
function Steps({ steps, zero }: WordedBridge) {
  return (
    <ul className="mt-4 flex flex-col">
      {steps.map(({ key, label, note, amount, figure, from, to, series, level, isProfit }, at) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line border-t py-2 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7rem]"
        >
          <span className={isProfit ? 'min-w-0 font-medium' : 'min-w-0'}>
            <span className="block break-words">{label}</span>
            {note ? <span className="block text-small text-muted">{note}</span> : null}
          </span>
          <span
            aria-hidden="true"
            dir="ltr"
            className="relative h-3 max-sm:order-last max-sm:col-span-2 max-sm:h-2 sm:self-stretch sm:my-[-0.5rem] sm:h-auto"
          >
            <span style={{ insetInlineStart: part(zero) }} className="absolute inset-y-0 w-px bg-line" />
            {at === steps.length - 1 ? null : (
              <span style={{ insetInlineStart: part(level) }} className="absolute inset-y-0 w-px bg-control" />
            )}
            <span
              style={{ insetInlineStart: part(from), width: part(Math.max(0.006, to - from)) }}
              className={`absolute inset-y-0 rounded-sm sm:inset-y-auto sm:top-1/2 sm:h-3 sm:-translate-y-1/2 ${seriesColour(series)}`}
            />
          </span>
          <span dir="ltr" className="text-end font-medium">
            <Figure tone={amount < 0 ? 'bad' : isProfit ? 'plain' : 'good'}>{figure}</Figure>
          </span>
        </li>
      ))}
    </ul>
  )
}
