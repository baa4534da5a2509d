import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'
import { evaluationAtom, isTryingAtom } from '../../state/atoms'
import { isTrialOpenAtom } from '../../state/undo/trial-moves'
import { useFormat } from '../../state/use-format'
import { Difference } from './difference'

/** The month that the trial leaves, in view however far the page is scrolled. */
export function TriedFigures() {
  const { t } = useTranslation('trial')
  const { money } = useFormat()
  const isTrying = useAtomValue(isTryingAtom)
  const income = useAtomValue(evaluationAtom).conclusion.income
  if (!useAtomValue(isTrialOpenAtom)) return null
  return (
    <p className={classes('mb-1 flex flex-wrap items-baseline justify-between gap-x-3', !isTrying && 'invisible')}>
      <span className="text-small text-muted">{t(income < 0 ? 'loss' : 'profit')}</span>
      <span className="text-end">
        <Figure className="font-semibold" tone={income < 0 ? 'bad' : 'good'}>
          {money(Math.abs(income), wholeMoney)}
        </Figure>
        <Difference of={({ conclusion }) => conclusion.income} write={(value) => money(value, wholeMoney)} />
      </span>
    </p>
  )
}
