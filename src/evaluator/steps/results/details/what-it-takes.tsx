import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { withLever } from '../../../../domain/model/decisions/levers'
import { evaluate } from '../../../../domain/model/evaluate'
import type { Plan } from '../../../../domain/plan/plan'
import { useLossText } from '../../../../results/use-loss-text'
import { Button } from '../../../../ui/button'
import { classes } from '../../../../ui/classes'
import { Figure } from '../../../../ui/figure'
import { Panel } from '../../../../ui/panel'
import { benchmarksAtom, planAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { breakEvenStateAtom, monthlyAtom } from '../slices'
import { basePlanAtom, trialAtom, useTry } from '../top/trials'
import { type Take, takeLevers, useTakes } from './use-takes'

/** How far each lever alone has to go for the month to break even, or may go before it no longer does. */
export function WhatItTakes() {
  const { t } = useTranslation('results')
  const { takes, isCurrent } = useTakes()
  const isProfitable = useIsProfitable()
  const lossText = useLossTextOfNow()
  return (
    <Panel
      title={t(isProfitable ? 'takes.titleRoom' : 'takes.title')}
      intro={
        <>
          {t(isProfitable ? 'takes.introRoom' : 'takes.intro')} {lossText}
        </>
      }
    >
      <ul
        aria-busy={!isCurrent}
        className={classes('-mt-2 grid gap-x-8 transition-opacity @2xl:grid-cols-2', !isCurrent && 'opacity-60')}
      >
        {takeLevers.map((lever, at) => (
          <li key={lever} className="min-h-12 border-t border-line py-1">
            <TakeLine take={takes?.[at]} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Where each sale loses: the price at which a unit stops losing. */
function useLossTextOfNow(): string | null {
  const text = useLossText(useAtomValue(planAtom), useAtomValue(monthlyAtom))
  return useAtomValue(breakEvenStateAtom) === 'never' ? text : null
}

function useIsProfitable(): boolean {
  const plan = useAtomValue(basePlanAtom)
  const benchmarks = useAtomValue(benchmarksAtom)
  return evaluate(plan, benchmarks).bottomLine.operatingIncome >= 0
}

function TakeLine({ take }: { take: Take | undefined }) {
  const { t } = useTranslation('results')
  const write = useTakeText()
  const isMany = useAtomValue(basePlanAtom).products.length > 1
  if (!take) return null
  const { lever } = take
  const nameKey = isMany && (lever === 'price' || lever === 'productCost') ? (`${lever}All` as const) : lever
  const control = `take-${take.lever}`
  const name = t(`takes.levers.${nameKey}`)
  const { answer } = take
  const { text, change } = write(take)
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <p className="min-w-0 grow leading-snug">
        <span className="flex justify-between gap-3 font-medium">
          {name} <Figure>{change}</Figure>
        </span>
        <span className="block text-small text-muted">{text}</span>
      </p>
      {answer.kind === 'found' ? <Apply control={control} name={name} lever={lever} value={answer.value} /> : null}
    </div>
  )
}

interface ApplyProps {
  control: string
  name: string
  lever: Take['lever']
  value: number
}

function Apply({ control, name, lever, value }: ApplyProps) {
  const { t } = useTranslation(['results', 'summary'])
  const isApplied = useAtomValue(trialAtom).moves.has(control)
  const tryOut = useTry()
  const change = isApplied ? t('summary:levers.undo') : t('results:takes.apply')
  const move = (plan: Plan) => withLever(plan, lever, value)
  return (
    <Button
      id={control}
      className="shrink-0 print:hidden"
      variant={isApplied ? 'primary' : 'secondary'}
      aria-label={`${change}: ${name}`}
      onClick={() => tryOut(control, isApplied ? null : move)}
    >
      {change}
    </Button>
  )
}

/** Where a lever stands in the plan, as its answers are counted. */
function useToday(): (take: Take) => number {
  const plan = useAtomValue(basePlanAtom)
  const benchmarks = useAtomValue(benchmarksAtom)
  return ({ lever }) => {
    switch (lever) {
      case 'price':
        return Math.max(...plan.products.map(({ unitPriceInclVAT }) => unitPriceInclVAT))
      case 'units':
        return evaluate(plan, benchmarks).monthly.totalUnits
      case 'cac':
        return plan.customerAcquisitionCost
      default:
        return evaluate(plan, benchmarks).monthly.finalUnitCost
    }
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
  const todayOf = useToday()
  const write = (take: Take, value: number) => (take.lever === 'units' ? number(value) : money(value))
  const moved = (take: Take, value: number, isRoom: boolean): TakeText => {
    const today = todayOf(take)
    // Of the cost factor what a unit costs then.
    const to = take.lever === 'productCost' ? (take.unitCost ?? 0) : value
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
