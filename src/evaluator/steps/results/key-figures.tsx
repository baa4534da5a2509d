import { useTranslation } from 'react-i18next'
import type { ResultName } from '../../../results/result-kinds'
import { Figure } from '../../../ui/figure'
import { healthTone } from '../../health-tone'
import { useHow } from './how'
import { useResult } from './result-row'

interface TileProps {
  name: ResultName
  label: string
  figure: string
  after?: string
  note: string
  tone?: 'plain' | 'good' | 'warning' | 'bad'
}

function Tile({ name, label, figure, after, note, tone = 'plain' }: TileProps) {
  const { button, region } = useHow(name)
  return (
    <div className="min-w-0 border-s-2 border-line ps-3">
      <div className="relative">
        <p className="text-small text-muted">
          {label} {button}
        </p>
        <p className="text-section font-semibold break-words">
          <Figure tone={tone}>{figure}</Figure>
          {after ? <span className="text-small font-normal text-muted">{after}</span> : null}
        </p>
        <p className="text-small text-muted">{note}</p>
      </div>
      {region}
    </div>
  )
}

/** Four figures that tell most: health, what a customer is worth, when cash is back, what money it takes. */
export function KeyFigures() {
  const { t } = useTranslation('results')
  const score = useResult('businessHealthScore')
  const ratio = useResult('ltv2cacRatio')
  const month = useResult('cashBreakevenMonth')
  const capital = useResult('workingCapitalRequired')
  return (
    <div className="grid gap-x-4 gap-y-6 @md:grid-cols-2 @3xl:grid-cols-4">
      <Tile
        name="businessHealthScore"
        label={t('advanced.health')}
        figure={score.text}
        after={t('advanced.of100')}
        tone={healthTone(score.value ?? 0)}
        note={t(`advanced.tones.${healthTone(score.value ?? 0)}`)}
      />
      <Tile
        name="ltv2cacRatio"
        label={t('advanced.ratio')}
        figure={ratio.text}
        {...(ratio.value === null ? {} : { after: t('advanced.toOne') })}
        tone={ratio.value === null ? 'plain' : ratio.value >= 3 ? 'good' : 'warning'}
        note={t('advanced.ratioTarget')}
      />
      <Tile
        name="cashBreakevenMonth"
        label={t('advanced.runway')}
        figure={month.value === null ? month.text : t('advanced.month', { month: month.text })}
        tone={month.value === null ? 'bad' : month.value <= 6 ? 'good' : 'warning'}
        note={month.value === null ? t('advanced.runwayNever') : t('advanced.runwayBack', { month: month.text })}
      />
      <Tile
        name="workingCapitalRequired"
        label={t('advanced.capital')}
        figure={capital.text}
        note={t('advanced.capitalNote')}
      />
    </div>
  )
}
