import { useTranslation } from 'react-i18next'
import { seasonModes } from '../../../../domain/options'
import { advancedFields } from '../../../../domain/plan/plan-fields'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'
import { SegmentedField } from '../../../fields/choice-field'
import { useField, useFindings } from '../../../fields/field-atom'
import { useMessages } from '../../../fields/messages'
import { withField } from '../../../state/plan-path'
import { useChange } from '../../../state/use-change'
import { MonthSliders } from './month-sliders'
import { SeasonEvents } from './season-events'

/** How sales move over the year: not at all, by typed months, or by events. */
export function SeasonMode() {
  const { t } = useTranslation('season')
  const [mode = 'none'] = useField('season.mode')
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-xl">
        <SegmentedField
          path="season.mode"
          choices={seasonModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
        />
        <p className="mt-1 text-small text-muted">{t(`modeHints.${mode}`)}</p>
      </div>
      <CountsTwice />
      {mode === 'months' ? <MonthSliders /> : null}
      {mode === 'events' ? <SeasonEvents /> : null}
    </div>
  )
}

/** The advanced analysis has a factor for the season too: said, and set to 1 by a press. */
function CountsTwice() {
  const { t } = useTranslation('season')
  const messages = useMessages(useFindings('season.mode', true).findings)
  const change = useChange()
  if (messages.length === 0) return null
  const setToOne = () =>
    change('season.mode', (plan) => withField(plan, 'seasonalityFactor', advancedFields.seasonalityFactor.default))
  return (
    <Notice variant="warning">
      {messages.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      <Button className="mt-2" onClick={setToOne}>
        {t('setToOne')}
      </Button>
    </Notice>
  )
}
