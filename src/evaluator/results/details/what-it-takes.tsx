import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type EvaluatedPlan, evaluatedInState, registeredIncome } from '../../../domain/model/conclusion/in-state'
import { isFar, type Lever, todayOf } from '../../../domain/model/decisions/levers'
import type { Answer } from '../../../domain/model/decisions/seek'
import { evaluate } from '../../../domain/model/evaluate'
import { useLossText } from '../../../results/conclusion/use-loss-text'
import { Figure } from '../../../ui/figure'
import { Panel } from '../../../ui/panel'
import { usePriceLabel } from '../../fields/use-price-label'
import { benchmarksAtom, shownPlanAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { answerBaseAtom } from '../answers/applied'
import { ApplyButton } from '../answers/apply-button'
import { type Answers, useAnswers } from '../answers/use-answers'
import { useRegistration } from '../answers/use-registration'
import { useUnitCostAt } from '../answers/use-unit-cost-at'
import { breakEvenStateAtom } from '../slices'

/** What is moved, each alone, until the month breaks even. */
export const takeLevers = ['price', 'units', 'cac', 'productCost'] as const satisfies readonly Lever[]

export const breakEven = { kind: 'income', value: 0 } as const

interface Take {
  lever: (typeof takeLevers)[number]
  answer: Answer
}

function takeOf({ byLever }: Answers, lever: Take['lever']): Take | undefined {
  const answer = byLever.get(lever)
  return answer && { lever, answer }
}

/** The plan that answers start from, with what follows from it. */
const baseAtom = atom((get): EvaluatedPlan => {
  const [plan, benchmarks] = [get(answerBaseAtom), get(benchmarksAtom)]
  return { plan, benchmarks, evaluation: evaluate(plan, benchmarks) }
})

/** How far each lever alone has to go for the month to break even, or may go before it no longer does. */
export function WhatItTakes() {
  const { t } = useTranslation('results')
  const plan = useAtomValue(answerBaseAtom)
  const answers = useAnswers({ plan, goal: breakEven, levers: takeLevers })
  const isCurrent = answers?.plan === plan
  const isProfitable = useIsProfitable()
  const lossText = useLossTextOfNow()
  return (
    <Panel
      id="what-it-takes"
      title={t(isProfitable ? 'takes.titleRoom' : 'takes.title')}
      intro={
        <>
          {t(isProfitable ? 'takes.introRoom' : 'takes.intro')} {lossText}
        </>
      }
    >
      <TakeLines answers={answers} isCurrent={isCurrent} />
    </Panel>
  )
}

/** A line for each lever, which keeps its place until it is known what the lever has to become. */
export function TakeLines({ answers, isCurrent }: { answers: Answers | null; isCurrent: boolean }) {
  return (
    <ul aria-busy={!isCurrent} className="-mt-2 grid gap-x-8 @2xl:grid-cols-2">
      {takeLevers.map((lever) => (
        <li key={lever} className="min-h-[4.625rem] border-t border-line py-1 @2xl:min-h-[3.625rem]">
          <TakeLine take={answers ? takeOf(answers, lever) : undefined} />
        </li>
      ))}
    </ul>
  )
}

/** Where each sale loses: the price at which a unit stops losing. */
function useLossTextOfNow(): string | null {
  const text = useLossText(useAtomValue(shownPlanAtom))
  return useAtomValue(breakEvenStateAtom) === 'never' ? text : null
}

/** Whether the month makes no loss: then it is told how much room there is. */
export const useIsProfitable = (): boolean => useAtomValue(baseAtom).evaluation.conclusion.income >= 0

function TakeLine({ take }: { take: Take | undefined }) {
  const { t } = useTranslation('results')
  const write = useTakeText()
  const plan = useAtomValue(answerBaseAtom)
  const priceLabel = usePriceLabel()
  const registrationOf = useRegistration()
  const wholeUnits = useWholeUnits()
  if (!take) return null
  const { lever } = take
  const nameKey = lever === 'productCost' && plan.products.length > 1 ? 'productCostAll' : lever
  const name = nameKey === 'price' ? priceLabel : t(`takes.levers.${nameKey}`)
  const { answer } = take
  const { text, change } = write(take)
  const isTooFar = answer.kind === 'found' && isFar(plan, lever, answer.value)
  const registration = registrationOf(answer.kind === 'found' ? registeredIncome(answer.evaluation) : null)
  const notes = [text, wholeUnits(take), isTooFar ? t('takes.far') : registration].filter((note) => note !== null)
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <p className="min-w-0 grow leading-snug">
        <span className="flex justify-between gap-3 font-medium">
          {name} <Figure>{change}</Figure>
        </span>
        <span className="block text-small text-muted">{notes.join(' · ')}</span>
      </p>
      {answer.kind === 'found' && !isTooFar ? (
        <ApplyButton id={`take-${lever}`} name={name} moves={[{ lever, value: answer.value }]} />
      ) : null}
    </div>
  )
}

/** Where the units that do it are not those of the break-even, which is counted on average: why. */
function useWholeUnits(): (take: Take) => string | null {
  const { t } = useTranslation('results')
  const { number } = useFormat()
  const units = evaluatedInState(useAtomValue(baseAtom)).bottomLine.monthlyBreakEvenUnits
  return ({ lever, answer }) => {
    const value = answer.kind === 'found' ? answer.value : answer.kind === 'already' ? answer.limit : null
    if (lever !== 'units' || units === null || value === null || value === units) return null
    return t('takes.wholeUnits', { figure: number(units) })
  }
}

/** A value of a lever, and how far it is from today's. */
interface TakeText {
  text: string
  change: string
}

/** What a lever has to become, how far it may go, or why it cannot help. */
function useTakeText(): (take: Take) => TakeText {
  const { t } = useTranslation('results')
  const { money, number, percent } = useFormat()
  const plan = useAtomValue(answerBaseAtom)
  const unitCostAt = useUnitCostAt()
  const write = (take: Take, value: number) => (take.lever === 'units' ? number(value) : money(value))
  const moved = (take: Take, value: number, isRoom: boolean): TakeText => {
    // Of the cost factor what a unit costs with it.
    const read = (at: number) => (take.lever === 'productCost' ? unitCostAt(at) : at)
    const [today, to] = [read(todayOf(plan, take.lever)), read(value)]
    const change = today === 0 ? null : (to / today - 1) * 100
    const way = isRoom ? (to < today ? 'roomDown' : 'roomUp') : 'instead'
    return {
      text: t(`takes.${way}`, { today: write(take, today), to: write(take, to) }),
      change: change === null ? '' : `${change > 0 ? '+' : ''}${percent(change)}`,
    }
  }
  return (take) => {
    const { answer, lever } = take
    switch (answer.kind) {
      case 'notApplicable':
        return { text: t('takes.notApplicable'), change: '' }
      case 'unreachable': {
        const loss = money(Math.abs(answer.best), { min: 0, max: 0 })
        return { text: t(`takes.unreachable.${lever}`, { loss }), change: '' }
      }
      case 'found':
        return moved(take, answer.value, false)
      default:
        return answer.limit === null ? { text: t('takes.anyValue'), change: '' } : moved(take, answer.limit, true)
    }
  }
}
