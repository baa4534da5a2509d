import { atom, useAtomValue } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { amountOf } from '../../../../domain/numbers'
import type { Plan } from '../../../../domain/plan/plan'
import { Panel } from '../../../../ui/panel'
import { NumberField } from '../../../fields/number-field'
import { Question } from '../../../fields/question'
import { planAtom } from '../../../state/atoms'
import { FollowingResults } from '../../../state/following-results'
import { FieldsGrid } from '../../costs/fields-grid'
import { DemandByMonth } from './demand-by-month'
import { SeasonMode } from './season-mode'
import { StartMonth } from './start-month'
import { startMonthAtom } from './start-month-atom'

/** Something was typed that the calendar or the first months depend on. */
const followsCalendarAtom = atom((get) => {
  const { startMonth, rampMonths } = get(planAtom)
  return startMonth !== '' || amountOf(rampMonths) > 0
})

/** A season without a start month counts for nothing, so it may stay for another yes. */
const withoutCalendar = (plan: Plan): Plan => ({ ...plan, startMonth: '', rampMonths: 0 })

/** When the store opens, how fast its sales get going, and which months are strong. */
export function SeasonPanel() {
  const { t } = useTranslation('season')
  const followsCalendar = useAtomValue(followsCalendarAtom)
  return (
    <Panel title={t('title')} intro={t('intro')}>
      <Question
        question="followsCalendar"
        label={t('question')}
        hint={t('hints.seasonMode')}
        isYes={followsCalendar}
        place="startMonth"
        toNo={withoutCalendar}
      >
        <SeasonFields />
      </Question>
    </Panel>
  )
}

function SeasonFields() {
  const { t } = useTranslation('season')
  const hasStart = useAtomValue(startMonthAtom) !== ''
  const ramp = useAtomValue(planAtom).rampMonths
  const reason = useId()
  return (
    <div className="flex flex-col gap-6">
      <FieldsGrid>
        <StartMonth />
        <fieldset
          disabled={!hasStart && amountOf(ramp) === 0}
          aria-describedby={hasStart ? undefined : reason}
          className="min-w-0"
        >
          <NumberField path="rampMonths" counts="months" hint={t('hints.rampMonths')} whole stepped />
        </fieldset>
      </FieldsGrid>
      {hasStart ? null : (
        <p id={reason} className="text-small text-warning">
          {t('needsStart')}
        </p>
      )}
      <fieldset disabled={!hasStart} aria-describedby={hasStart ? undefined : reason} className="min-w-0">
        <SeasonMode />
      </fieldset>
      {hasStart ? (
        <FollowingResults>
          <DemandByMonth />
        </FollowingResults>
      ) : null}
    </div>
  )
}
