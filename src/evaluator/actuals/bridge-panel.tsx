import { useTranslation } from 'react-i18next'
import type { Bridge, BridgeStep } from '../../domain/actuals/bridge'
import { bridgeGroups, groupMeasures } from '../../domain/actuals/groups'
import { noValue } from '../../i18n/format'
import { Figure, FluidFigure } from '../../ui/figure'
import { Panel } from '../../ui/panel'
import { signed } from '../results/trial/difference-words'
import { useFormat } from '../state/use-format'
import { useMonthWords } from '../state/use-month-words'

interface BridgePanelProps {
  month: string
  bridge: Bridge
  isProvisional: boolean
}

/** An effect below half a riyal is not shown. */
const minShown = 0.5

/** What the month left beside its plan, and what of the difference came from where. */
export function BridgePanel({ month, bridge, isProvisional }: BridgePanelProps) {
  const { t } = useTranslation('actuals')
  const { money, number } = useFormat()
  const named = useMonthWords()
  const { planned, actual, steps, notExplained, monthOfSales } = bridge
  if (steps.length === 0) return <p className="text-muted">{t('nothingKnown')}</p>
  const shown = steps.filter(({ effect }) => Math.abs(effect) >= minShown)
  const known = new Set(steps.map(({ group }) => group))
  const asPlanned = bridgeGroups.filter((group) => !known.has(group))
  const whole = { max: 0 } as const
  const tiles = [
    ['actual', actual],
    ['planned', planned],
    ['change', actual - planned],
  ] as const
  return (
    <Panel
      title={t('left.title')}
      intro={monthOfSales === null ? t('left.ordinary') : t('left.nth', { n: number(monthOfSales) })}
    >
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] gap-3">
        {tiles.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-small text-muted">{t(`left.${name}`)}</dt>
            <dd>
              <FluidFigure size="tile" tone={value < 0 ? 'bad' : 'plain'}>
                {money(value, whole)}
              </FluidFigure>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="mt-4 max-w-[68ch]">
        <Sentence month={named(month)} bridge={bridge} />
      </p>
      {isProvisional ? <p className="mt-2 max-w-[68ch] text-small text-muted">{t('left.provisional')}</p> : null}
      {shown.length > 0 ? <Steps steps={shown} notExplained={notExplained} /> : null}
      {asPlanned.length > 0 ? (
        <p className="mt-4 max-w-[68ch] text-small text-muted">
          {t('left.asPlanned', { list: asPlanned.map((group) => t(`groups.${group}`)).join(t('comma')) })}
        </p>
      ) : null}
    </Panel>
  )
}

const size = ({ effect }: BridgeStep) => Math.abs(effect)

/** What made most of the difference, in a sentence. */
function Sentence({ month, bridge: { planned, actual, steps } }: { month: string; bridge: Bridge }) {
  const { t } = useTranslation('actuals')
  const { money } = useFormat()
  const write = useStepWords()
  const change = actual - planned
  const amount = money(Math.abs(change), { max: 0 })
  const verdict = Math.abs(change) < minShown ? 'same' : change < 0 ? 'less' : 'more'
  const shown = steps.filter((step) => size(step) >= minShown).toSorted((a, b) => size(b) - size(a))
  const list = (isDown: boolean) =>
    shown
      .filter(({ effect }) => effect < 0 === isDown)
      .slice(0, 2)
      .map(write)
      .join(t('semicolon'))
  const [down, up] = [list(true), list(false)]
  return (
    <>
      {t(`left.${verdict}`, { month, amount })} {down ? t('left.against', { list: down }) : null}{' '}
      {up ? t('left.for', { list: up }) : null}
    </>
  )
}

/** A step in words: 'refusals 6,100 (31 % instead of 20 %)'. */
function useStepWords() {
  const { t } = useTranslation('actuals')
  const { money } = useFormat()
  const write = useMeasure()
  return (step: BridgeStep) => {
    const { group, effect, planned, actual } = step
    const words = { group: t(`groups.${group}`), amount: money(Math.abs(effect), { max: 0 }) }
    const [was, is] = [write(step, planned), write(step, actual)]
    if (planned === null || actual === null || was === is) return t('left.step', words)
    return t('left.stepInstead', { ...words, actual: is, planned: was })
  }
}

function useMeasure() {
  const { money, number, percent } = useFormat()
  return ({ group }: BridgeStep, value: number | null) => {
    if (value === null) return noValue
    const { unit } = groupMeasures[group]
    if (unit === 'percent') return percent(value)
    return unit === 'money' ? money(value, { max: 2 }) : number(value)
  }
}

/** Each step as a bar from the middle: what it took to one side, what it brought to the other. */
function Steps({ steps, notExplained }: { steps: readonly BridgeStep[]; notExplained: number }) {
  const { t } = useTranslation('actuals')
  const { money } = useFormat()
  const measure = useMeasure()
  const most = Math.max(...steps.map(size), Math.abs(notExplained))
  const rows = steps.map((step) => {
    const { group, effect, planned, actual } = step
    const both = planned !== null && actual !== null
    const note = both ? t('left.fromTo', { planned: measure(step, planned), actual: measure(step, actual) }) : null
    return { key: group, label: t(`groups.${group}`), note, effect }
  })
  if (Math.abs(notExplained) >= minShown)
    rows.push({ key: 'units', label: t('left.notExplained'), note: t('left.notExplainedNote'), effect: notExplained })
  return (
    <ul className="mt-4 flex flex-col divide-y divide-line">
      {rows.map(({ label, note, effect }) => (
        <li
          key={label}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 sm:grid sm:grid-cols-[minmax(0,1fr)_12rem_7rem]"
        >
          <span className="min-w-0 flex-[1_1_8rem]">
            <span className="block break-words first-letter:uppercase">{label}</span>
            {note ? <span className="block text-small text-muted">{note}</span> : null}
          </span>
          <span aria-hidden="true" className="relative hidden h-3 sm:block">
            <span className="absolute inset-y-[-0.25rem] start-1/2 w-px bg-line" />
            <span
              style={{ width: `${(Math.abs(effect) / most) * 50}%` }}
              className={
                effect < 0
                  ? 'absolute inset-y-0 end-1/2 rounded-s-sm bg-negative'
                  : 'absolute inset-y-0 start-1/2 rounded-e-sm bg-accent'
              }
            />
          </span>
          <span className="ms-auto text-end font-medium">
            <Figure tone={effect < 0 ? 'bad' : 'good'}>{signed(effect, (value) => money(value, { max: 0 }))}</Figure>
          </span>
        </li>
      ))}
    </ul>
  )
}
