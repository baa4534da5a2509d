import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../../ui/figure'
import { evaluationAtom } from '../../atoms'
import { healthTone } from '../../health-tone'
import { useFormat } from '../../use-format'
import { useResult } from './result-row'

interface TileProps {
  label: string
  figure: string
  after?: string
  note: string
  tone?: 'plain' | 'good' | 'warning' | 'bad'
}

function Tile({ label, figure, after, note, tone = 'plain' }: TileProps) {
  return (
    <div className="min-w-0 border-s-2 border-line ps-3">
      <p className="text-small text-muted">{label}</p>
      <p className="text-section font-semibold">
        <Figure tone={tone}>{figure}</Figure>
        {after ? <span className="text-small font-normal text-muted"> {after}</span> : null}
      </p>
      <p className="text-small text-muted">{note}</p>
    </div>
  )
}

/** Four figures that tell most: health, what a customer is worth, when cash is back, what money it takes. */
export function KeyFigures() {
  const { t } = useTranslation(['results', 'evaluator'])
  const { number } = useFormat()
  const { advanced } = useAtomValue(evaluationAtom)
  const score = useResult('businessHealthScore')
  const ratio = useResult('ltv2cacRatio')
  const month = useResult('cashBreakevenMonth')
  const capital = useResult('workingCapitalRequired')
  if (!advanced) return null
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Tile
        label={t('results:advanced.health')}
        figure={score.text}
        after={t('results:advanced.of100')}
        tone={healthTone(score.value ?? 0)}
        note={t('evaluator:rail.healthOf', { score: score.text })}
      />
      <Tile
        label={t('results:advanced.ratio')}
        figure={ratio.text}
        tone={ratio.value === null ? 'plain' : ratio.value >= 3 ? 'good' : 'bad'}
        note={t('results:advanced.ratioTarget')}
      />
      <Tile
        label={t('results:advanced.runway')}
        figure={month.text}
        tone={month.value === null ? 'bad' : month.value <= 6 ? 'good' : 'warning'}
        note={
          month.value === null
            ? t('results:advanced.runwayNever')
            : t('results:advanced.runwayBack', { month: number(month.value) })
        }
      />
      <Tile label={t('results:advanced.capital')} figure={capital.text} note={t('results:advanced.capitalNote')} />
    </div>
  )
}
