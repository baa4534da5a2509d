import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { EvaluatedPlan } from '../../../domain/model/conclusion/in-state'
import { breakEvenDay, isBreakEvenDay } from '../../../domain/model/results/break-even-day'
import type { ResultName } from '../../../domain/model/results/sections'
import { benchmarkOf } from '../../../domain/reference/benchmarks'
import { explain } from '../../../results/explain/explain'
import { reasonFor } from '../../../results/explain/reason'
import { kindOf, stateFor } from '../../../results/result-kinds'
import { movedPlans, strongestMoves } from '../../../results/sensitivities'
import { Figure } from '../../../ui/figure'
import { benchmarksAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { statesAtom } from '../concluded'
import { useFigure, useMoverName } from './explanation-labels'
import { TapeTable } from './formula-table'

const contextOf = ({ plan, evaluation, benchmarks }: EvaluatedPlan) => {
  const { typicalMargin } = benchmarkOf(plan.productCategory, benchmarks)
  return { plan, evaluation, typicalMargin }
}

export const explainContextAtom = atom((get) => contextOf(get(statesAtom).concluded))

/** Worked out once for all explanations that are open, and only while one is. */
const movedAtoms = {
  typed: atom((get) => movedPlans(get(statesAtom).typed.plan, get(benchmarksAtom))),
  concluded: atom((get) => movedPlans(get(statesAtom).concluded.plan, get(benchmarksAtom))),
}

/** How a result comes about: what it means, the calculation with the founder's own figures, what would move it. */
export function ExplanationView({ name }: { name: ResultName }) {
  const { t } = useTranslation(['explain', 'results'])
  const context = contextOf(useAtomValue(statesAtom)[stateFor(name)])
  const explanation = explain(name, context)
  const dayOf = useDay()
  return (
    <div className="my-2 grid grid-cols-[minmax(0,1fr)] gap-3 border-s-2 border-accent ps-4 pb-1 text-small font-normal">
      <p className="max-w-[35em]">{t(`explain:meanings.${name}`)}</p>
      <TapeTable explanation={explanation} name={t(`results:names.${name}`)} also={dayOf(name, explanation.value)} />
      {explanation.value === null ? (
        <p className="text-muted">{t(`explain:reasons.${reasonFor(name, context)}`)}</p>
      ) : (
        <Moves name={name} />
      )}
    </div>
  )
}

/** ' (Day 27)' after the part of the month that a break-even day is worked out as; '' after other results. */
function useDay(): (name: ResultName, value: number | null) => string {
  const { t } = useTranslation('results')
  const { number } = useFormat()
  return (name, value) =>
    value === null || !isBreakEvenDay(name) ? '' : ` (${t('cards.onDay', { day: number(breakEvenDay(value)) })})`
}

/** The changes that would move the result most, and what it would become. */
function Moves({ name }: { name: ResultName }) {
  const { t } = useTranslation('explain')
  const figure = useFigure()
  const moverName = useMoverName()
  const dayOf = useDay()
  const state = stateFor(name)
  const { evaluation } = useAtomValue(statesAtom)[state]
  const moves = strongestMoves(name, evaluation, useAtomValue(movedAtoms[state]), (value) =>
    figure(value, kindOf(name)),
  )
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
              {dayOf(name, value)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
