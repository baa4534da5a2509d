import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../../ui/figure'
import { evaluationAtom } from '../../state/atoms'
import { missingAtom } from '../../state/unanswered'
import { useFormat } from '../../state/use-format'
import { HealthDial } from './health-dial'

const scoreAtom = atom((get) => {
  const { advanced } = get(evaluationAtom)
  return advanced && get(missingAtom) === null ? advanced.businessHealthScore : null
})

const isOnAtom = atom((get) => get(evaluationAtom).advanced !== null)

/** The health score with its dial, or how to turn it on. */
export function SummaryHealth() {
  const { t } = useTranslation('evaluator')
  const { number } = useFormat()
  const score = useAtomValue(scoreAtom)
  const isOn = useAtomValue(isOnAtom)
  const text = number(score, { max: 0 })
  return (
    <div className="mt-3 flex items-center gap-3">
      {score === null ? null : <HealthDial score={score} />}
      <div className="min-w-0 grow">
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-small text-muted">{t('rail.health')}</span>
          <Figure className="font-medium">{text}</Figure>
        </p>
        {isOn ? null : <p className="text-small text-muted">{t('rail.healthOff')}</p>}
      </div>
    </div>
  )
}
