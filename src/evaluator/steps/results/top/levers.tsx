import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isStepTried, withStepTried, withTrial } from '../../../../domain/model/decisions/trial'
import { evaluate } from '../../../../domain/model/evaluate'
import { type DriverId, driverEffects } from '../../../../domain/model/sensitivities'
import { wholeMoney } from '../../../../results/headline/use-headline-sentence'
import { Button } from '../../../../ui/button'
import { benchmarksAtom, evaluationAtom, planAtom, trialAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { useTrial } from '../../../trial/use-trial'

/** The three changes that help most, told of the plan before any was tried, so that they keep their places. */
const bestAtom = atom((get) =>
  driverEffects(get(planAtom), get(benchmarksAtom))
    .filter(({ incomeChange }) => incomeChange >= 0.5)
    .slice(0, 3)
    .map(({ id }) => id),
)

/** What a lever brings, or has brought, on top of everything else that is tried. */
function leverAtom(id: DriverId) {
  return atom((get) => {
    const [trial, plan] = [get(trialAtom), get(planAtom)]
    const isTried = isStepTried(trial, plan, id)
    const other = withTrial(plan, withStepTried(trial, plan, id, !isTried))
    const incomeOfOther = evaluate(other, get(benchmarksAtom)).bottomLine.operatingIncome
    const now = get(evaluationAtom).bottomLine.operatingIncome
    const gain = isTried ? now - incomeOfOther : incomeOfOther - now
    return { isTried, gain, result: isTried ? now : incomeOfOther }
  })
}

/** The three levers, each to try and to take back. */
export function Levers() {
  const { t } = useTranslation('summary')
  const best = useAtomValue(bestAtom)
  return (
    <section aria-labelledby="levers" className="rounded-panel border border-line bg-surface px-4 py-2 sm:p-6">
      <h2 id="levers" className="text-body font-semibold sm:text-section">
        {t('levers.title')}
      </h2>
      {best.length === 0 ? <p className="mt-1">{t('levers.none')}</p> : null}
      <ul className="sm:mt-1">
        {best.map((id) => (
          <Lever key={id} id={id} />
        ))}
      </ul>
    </section>
  )
}

function Lever({ id }: { id: DriverId }) {
  const { t } = useTranslation(['summary', 'evaluator'])
  const { money } = useFormat()
  const { isTried, gain, result } = useAtomValue(useMemo(() => leverAtom(id), [id]))
  const { toggle } = useTrial()
  const name = t(`evaluator:drivers.${id}`)
  const change = t(isTried ? 'summary:levers.undo' : 'summary:levers.try')
  // A slider may stand beyond what the lever would bring.
  const effect = gain < 0 ? 'less' : result < 0 ? 'lessLoss' : 'more'
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-0.5 first:border-t-0 sm:py-1.5">
      <p className="flex min-w-0 grow flex-wrap justify-between gap-x-4 leading-snug">
        <span className="font-medium">{name}</span>
        <span className="text-[0.8125rem]/[1.4] text-muted max-sm:w-full sm:text-small">
          {t(`summary:levers.${effect}`, { gain: money(Math.abs(gain), wholeMoney) })}
        </span>
      </p>
      <Button
        id={`lever-${id}`}
        className="shrink-0 print:hidden"
        variant={isTried ? 'primary' : 'secondary'}
        aria-label={`${change}: ${name}`}
        onClick={() => toggle(id)}
      >
        {change}
      </Button>
    </li>
  )
}
