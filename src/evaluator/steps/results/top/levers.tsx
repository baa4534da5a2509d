import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { evaluate } from '../../../../domain/model/evaluate'
import { type DriverId, driverEffects, withDriverMoved } from '../../../../domain/model/sensitivities'
import { wholeMoney } from '../../../../results/headline/use-headline-sentence'
import { Button } from '../../../../ui/button'
import { benchmarksAtom, evaluationAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { basePlanAtom, trialAtom, trialWith, useTry, withMoves } from './trials'

/** The three changes that help most, told of the plan before any was tried, so that they keep their places. */
const bestAtom = atom((get) =>
  driverEffects(get(basePlanAtom), get(benchmarksAtom))
    .filter(({ incomeChange }) => incomeChange >= 0.5)
    .slice(0, 3)
    .map(({ id }) => id),
)

const controlOf = (id: DriverId) => `lever-${id}`
const moveOf = (id: DriverId) => (plan: Parameters<typeof withDriverMoved>[0]) => withDriverMoved(plan, id)

/** What a lever brings, or has brought, on top of everything else that is tried. */
function leverAtom(id: DriverId) {
  return atom((get) => {
    const trial = get(trialAtom)
    const control = controlOf(id)
    const isTried = trial.moves.has(control)
    const incomeWith = (move: ReturnType<typeof moveOf> | null) =>
      evaluate(withMoves(trialWith(trial, control, move)), get(benchmarksAtom)).bottomLine.operatingIncome
    const now = get(evaluationAtom).bottomLine.operatingIncome
    const gain = isTried ? now - incomeWith(null) : incomeWith(moveOf(id)) - now
    return { isTried, gain, result: isTried ? now : now + gain }
  })
}

/** The three levers, each to try and to take back. */
export function Levers() {
  const { t } = useTranslation('summary')
  const best = useAtomValue(bestAtom)
  return (
    <section aria-labelledby="levers" className="rounded-panel border border-line bg-surface px-4 py-2 sm:p-6">
      <h3 id="levers" className="text-body font-semibold sm:text-section">
        {t('levers.title')}
      </h3>
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
  const tryOut = useTry()
  const name = t(`evaluator:drivers.${id}`)
  const change = t(isTried ? 'summary:levers.undo' : 'summary:levers.try')
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-0.5 first:border-t-0 sm:py-1.5">
      <p className="flex min-w-0 grow flex-wrap justify-between gap-x-4 leading-snug">
        <span className="font-medium">{name}</span>
        <span className="text-[0.8125rem]/[1.4] text-muted max-sm:w-full sm:text-small">
          {t(result < 0 ? 'summary:levers.lessLoss' : 'summary:levers.more', { gain: money(gain, wholeMoney) })}
        </span>
      </p>
      <Button
        id={controlOf(id)}
        className="shrink-0 print:hidden"
        variant={isTried ? 'primary' : 'secondary'}
        aria-label={`${change}: ${name}`}
        onClick={() => tryOut(controlOf(id), isTried ? null : moveOf(id))}
      >
        {change}
      </Button>
    </li>
  )
}
