import { useAtomValue, useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type DaySpan, spansWithin } from '../../../../domain/model/season/season-events'
import { monthNumber } from '../../../../domain/model/season/start-month'
import { type SeasonEventId, seasonEventIds } from '../../../../domain/options'
import type { Plan } from '../../../../domain/plan/plan'
import { typicalUplift } from '../../../../domain/reference/season-presets'
import { formatDays } from '../../../../i18n/format'
import { Switch } from '../../../../ui/inputs/switch'
import { draftsWithout } from '../../../fields/list-drafts'
import { NumberField } from '../../../fields/number-field'
import { planAtom } from '../../../state/atoms'
import { draftsAtom } from '../../../state/drafts'
import { useChange } from '../../../state/use-change'
import { useFormat } from '../../../state/use-format'
import { startMonthAtom } from './start-month-atom'

const list = 'season.events'

const withEvents = (plan: Plan, events: Plan['season']['events']): Plan => ({
  ...plan,
  season: { ...plan.season, events },
})

/** The events of the year: each with its dates in the plan's first twelve months, and what it does to sales. */
export function SeasonEvents() {
  const { t } = useTranslation('season')
  return (
    <div id={list}>
      <h3 className="font-semibold">{t('eventsTitle')}</h3>
      <ul className="divide-y divide-line">
        {seasonEventIds.map((id) => (
          <SeasonEvent key={id} id={id} />
        ))}
      </ul>
      <p className="mt-2 text-small text-muted">{t('moon')}</p>
    </div>
  )
}

/** Adds an event with what it usually does, and takes all of that name away. */
function useEventSwitch(id: SeasonEventId) {
  const store = useStore()
  const change = useChange()
  const add = () =>
    change(`${list}.${id}`, (plan) =>
      withEvents(plan, [...plan.season.events, { id, upliftPct: typicalUplift(id, plan.productCategory) }]),
    )
  const remove = () => {
    const { events } = store.get(planAtom).season
    const places = events.flatMap((event, at) => (event.id === id ? [at] : [])).reverse()
    store.set(
      draftsAtom,
      places.reduce((drafts, at) => draftsWithout(drafts, list, at), store.get(draftsAtom)),
    )
    change(`${list}.${id}`, (plan) =>
      withEvents(
        plan,
        plan.season.events.filter((event) => event.id !== id),
      ),
    )
  }
  return (on: boolean) => (on ? add() : remove())
}

function SeasonEvent({ id }: { id: SeasonEventId }) {
  const { t } = useTranslation(['season', 'options'])
  const { number } = useFormat()
  const { season, productCategory } = useAtomValue(planAtom)
  const { events } = season
  const turn = useEventSwitch(id)
  const place = events.findIndex((event) => event.id === id)
  const name = t(`options:seasonEvents.${id}`)
  return (
    <li>
      <fieldset aria-label={name} className="grid min-w-0 gap-x-6 gap-y-3 py-3 sm:grid-cols-2">
        <div>
          <Switch id={`${list}.${id}`} label={name} checked={place >= 0} onChange={turn} />
          <div className="ps-14">
            <EventDates id={id} />
          </div>
        </div>
        {place >= 0 ? (
          <NumberField
            path={`${list}.${place}.upliftPct`}
            unit="%"
            hint={t('season:upliftHint', { example: number(typicalUplift(id, productCategory)) })}
            stepped
          />
        ) : null}
      </fieldset>
    </li>
  )
}

/** When an event takes place in the first twelve months, in both calendars. */
function EventDates({ id }: { id: SeasonEventId }) {
  const { t } = useTranslation('season')
  const start = useAtomValue(startMonthAtom)
  if (start === '') return null
  const spans = spansWithin(id, monthNumber(start), 12)
  if (spans.length === 0) return <p className="text-small text-muted">{t('noDates')}</p>
  return (
    <>
      {spans.map((span) => (
        <Dates key={span.from} span={span} />
      ))}
    </>
  )
}

function Dates({ span }: { span: DaySpan }) {
  const { language } = useFormat()
  return (
    <p className="text-small text-muted">
      <bdi className="block">{formatDays(span, language, 'gregorian')}</bdi>
      <bdi className="block">{formatDays(span, language, 'ummAlQura')}</bdi>
    </p>
  )
}
