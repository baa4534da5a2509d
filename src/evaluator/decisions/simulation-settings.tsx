import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import {
  runLimits,
  type Spread,
  type UncertainDriver,
  uncertainDrivers,
  usualSettings,
} from '../../domain/model/decisions/uncertainty'
import { Button } from '../../ui/button'
import { Field } from '../../ui/inputs/field'
import { NumberBox } from '../../ui/inputs/number-box'
import { useFormat } from '../state/use-format'
import { PercentBox } from './percent-box'
import { areRuns, isSeed, isSpread, simulationSettingsAtom, withSpread } from './ranges'

/** How often the plan is run, with which seed, and how far each figure may turn out differently. */
export function SimulationSettingsFields() {
  const { t } = useTranslation('decisions')
  const { number } = useFormat()
  const [settings, setSettings] = useAtom(simulationSettingsAtom)
  const limits = { min: number(runLimits.min), max: number(runLimits.max) }
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <WholeField
          label={t('sure.runs')}
          value={settings.runs}
          problem={areRuns(settings.runs) ? null : t('sure.wrongRuns', limits)}
          onChange={(runs) => setSettings({ ...settings, runs })}
        />
        <WholeField
          label={t('sure.seed')}
          hint={t('sure.seedHint')}
          value={settings.seed}
          problem={isSeed(settings.seed) ? null : t('sure.wrongSeed')}
          onChange={(seed) => setSettings({ ...settings, seed })}
        />
      </div>
      {uncertainDrivers.map((driver) => (
        <SpreadFields
          key={driver}
          driver={driver}
          spread={settings.spreads[driver]}
          onChange={(spread) => setSettings(withSpread(settings, driver, spread))}
        />
      ))}
      <Button className="justify-self-start" onClick={() => setSettings(usualSettings)}>
        {t('usual')}
      </Button>
    </div>
  )
}

interface WholeFieldProps {
  label: string
  hint?: string
  value: number
  problem: string | null
  onChange: (value: number) => void
}

function WholeField({ label, hint, value, problem, onChange }: WholeFieldProps) {
  return (
    <Field label={label} hint={hint} messages={problem === null ? [] : [{ level: 'error', text: problem }]}>
      {({ id, describedBy, invalid }) => (
        <NumberBox id={id} value={value} onChange={onChange} whole invalid={invalid} describedBy={describedBy} />
      )}
    </Field>
  )
}

interface SpreadFieldsProps {
  driver: UncertainDriver
  spread: Spread
  onChange: (spread: Spread) => void
}

function SpreadFields({ driver, spread, onChange }: SpreadFieldsProps) {
  const { t } = useTranslation('decisions')
  const isWrong = !isSpread(spread)
  const name = t(`drivers.${driver}`)
  return (
    <fieldset className="grid grid-cols-3 items-end gap-x-3 gap-y-1 sm:grid-cols-[11rem_7rem_7rem_7rem]">
      <legend className="mb-1 text-small font-medium sm:sr-only">{name}</legend>
      <span aria-hidden="true" className="hidden min-h-11 content-center text-small sm:block">
        {name}
      </span>
      {(['low', 'mode', 'high'] as const).map((end) => (
        <PercentBox
          key={end}
          label={t(end)}
          value={spread[end]}
          invalid={isWrong}
          onChange={(value) => onChange({ ...spread, [end]: value })}
        />
      ))}
      {isWrong ? <p className="col-span-full text-small text-negative">{t('wrongSpread')}</p> : null}
    </fieldset>
  )
}
