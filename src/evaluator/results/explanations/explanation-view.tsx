import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { ResultName } from '../../../domain/model/results/sections'
import { benchmarkOf } from '../../../domain/reference/benchmarks'
import { explain } from '../../../results/explain/explain'
import { reasonFor } from '../../../results/explain/reason'
import { kindOf } from '../../../results/result-kinds'
import { movedPlans, strongestMoves } from '../../../results/sensitivities'
import { Figure } from '../../../ui/figure'
import { benchmarksAtom, evaluationAtom, shownPlanAtom } from '../../state/atoms'
import { useFigure, useMoverName } from './explanation-labels'
import { TapeTable } from './formula-table'

export const explainContextAtom = atom((get) => {
  const plan = get(shownPlanAtom)
  const { typicalMargin } = benchmarkOf(plan.productCategory, get(benchmarksAtom))
  return { plan, evaluation: get(evaluationAtom), typicalMargin }
})

/** Worked out once for all explanations that are open, and only while one is. */
const movedAtom = atom((get) => movedPlans(get(shownPlanAtom), get(benchmarksAtom)))

/** How a result comes about: what it means, the calculation with the founder's own figures, what would move it. */
export function ExplanationView({ name }: { name: ResultName }) {
  const { t } = useTranslation(['explain', 'results'])
  const context = useAtomValue(explainContextAtom)
  const explanation = explain(name, context)
  return (
    <div className="my-2 grid grid-cols-[minmax(0,1fr)] gap-3 border-s-2 border-accent ps-4 pb-1 text-small font-normal">
      <p className="max-w-[35em]">{t(`explain:meanings.${name}`)}</p>
      <TapeTable explanation={explanation} name={t(`results:names.${name}`)} />
      {explanation.value === null ? (
        <p className="text-muted">{t(`explain:reasons.${reasonFor(name, context)}`)}</p>
      ) : (
        <Moves name={name} />
      )}
    </div>
  )
}

/** The changes that would move the result most, and what it would become. */
function Moves({ name }: { name: ResultName }) {
  const { t } = useTranslation('explain')
  const figure = useFigure()
  const moverName = useMoverName()
  const evaluation = useAtomValue(evaluationAtom)
  const moves = strongestMoves(name, evaluation, useAtomValue(movedAtom), (value) => figure(value, kindOf(name)))
  return (
    <div className="max-w-[36rem]">
      <p className="font-medium text-muted">{t('moves')}</p>
      {moves.length === 0 ? <p className="py-1">{t('nothingMoves')}</p> : null}
      <ul>
        {moves.map(({ mover, value }) => (
          <li key={mover.id} className="flex items-baseline justify-between gap-4 py-1">
            <span className="min-w-0">{moverName(mover)}</span>
            <span className="whitespace-nowrap">
              <span aria-hidden="true" className="me-1 text-muted rtl:-scale-x-100 inline-block">
                →
              </span>
              <Figure>{figure(value, kindOf(name))}</Figure>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
