import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Driver } from '../../domain/model/decisions/drivers'
import { type DriverRange, usualRange } from '../../domain/model/decisions/tornado'
import { Button } from '../../ui/button'
import { PercentBox } from './percent-box'
import { isRange, tornadoRangesAtom } from './ranges'

/** How far each driver is moved, down and up. */
export function TornadoRanges({ drivers }: { drivers: readonly Driver[] }) {
  const { t } = useTranslation('decisions')
  const [ranges, setRanges] = useAtom(tornadoRangesAtom)
  return (
    <div className="grid gap-3">
      {drivers.map((driver) => (
        <RangeFields
          key={driver}
          name={t(`drivers.${driver}`)}
          range={ranges[driver] ?? usualRange}
          onChange={(range) => setRanges({ ...ranges, [driver]: range })}
        />
      ))}
      <Button className="justify-self-start" onClick={() => setRanges({})}>
        {t('usual')}
      </Button>
    </div>
  )
}

interface RangeFieldsProps {
  name: string
  range: DriverRange
  onChange: (range: DriverRange) => void
}

function RangeFields({ name, range, onChange }: RangeFieldsProps) {
  const { t } = useTranslation('decisions')
  const isWrong = !isRange(range)
  return (
    <fieldset className="grid items-end gap-x-3 gap-y-1 sm:grid-cols-[11rem_8rem_8rem]">
      <legend className="mb-1 text-small font-medium sm:sr-only">{name}</legend>
      <span aria-hidden="true" className="hidden min-h-11 content-center text-small sm:block">
        {name}
      </span>
      <PercentBox
        label={t('low')}
        value={range.low}
        invalid={isWrong}
        onChange={(low) => onChange({ ...range, low })}
      />
      <PercentBox
        label={t('high')}
        value={range.high}
        invalid={isWrong}
        onChange={(high) => onChange({ ...range, high })}
      />
      {isWrong ? <p className="col-span-full text-small text-negative">{t('wrongRange')}</p> : null}
    </fieldset>
  )
}
