import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Uncertainty } from '../../domain/model/decisions/uncertainty'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { Meter } from '../../ui/meter'
import { Notice } from '../../ui/notice'
import { evaluatedInStateAtom, planInStateAtom } from '../results/concluded'
import { shownPlanAtom } from '../state/atoms'
import { useFormat } from '../state/use-format'
import { canRun, simulationSettingsAtom } from './ranges'
import { SimulationSettingsFields } from './simulation-settings'
import { SpreadChart } from './spread-chart'
import { useChance } from './use-chance'
import { useMonthEnd } from './use-month-end'
import { useSimulation } from './use-simulation'

/** How sure the result is: the plan run thousands of times with other figures, in a worker. */
export function UncertaintyPanel() {
  const { t } = useTranslation('decisions')
  const plan = useAtomValue(planInStateAtom)
  const settings = useAtomValue(simulationSettingsAtom)
  const { monthly } = useAtomValue(evaluatedInStateAtom)
  const task = useMemo(() => (canRun(settings) ? { plan, settings } : null), [plan, settings])
  const { state, result, stop, again } = useSimulation(task)
  if (monthly.totalUnits === 0) return <p className="py-6 text-muted">{t('empty')}</p>
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-line text-small text-muted">{t('sure.intro')}</p>
      <div className="min-h-11 print:hidden">
        {state.kind === 'running' ? (
          <Progress done={state.done} runs={settings.runs} onStop={stop} />
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <Button onClick={again}>{t('sure.again')}</Button>
            {state.kind === 'stopped' ? <p className="text-small text-muted">{t('sure.stopped')}</p> : null}
          </div>
        )}
      </div>
      {state.kind === 'failed' ? <Notice variant="error">{t('sure.failed')}</Notice> : null}
      {result ? <Spread result={result} /> : null}
      <Disclosure title={t('sure.settings')}>
        <div className="grid gap-4">
          {result ? <RunsOf result={result} /> : null}
          <SimulationSettingsFields />
        </div>
      </Disclosure>
    </div>
  )
}

interface ProgressProps {
  done: number
  runs: number
  onStop: () => void
}

function Progress({ done, runs, onStop }: ProgressProps) {
  const { t } = useTranslation('decisions')
  const { number } = useFormat()
  const words = t('sure.progress', { done: number(done), runs: number(runs) })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="grow">
        <Meter label={t('sure.running')} value={(done / runs) * 100} valueText={words} />
      </div>
      <p className="text-small text-muted">{words}</p>
      <Button onClick={onStop}>{t('sure.stop')}</Button>
    </div>
  )
}

/** With which settings the result on the screen was calculated, which need not be those that are typed now. */
function RunsOf({ result }: { result: Uncertainty }) {
  const { t } = useTranslation('decisions')
  const { number } = useFormat()
  const figures = { seed: number(result.seed), runs: number(result.runs) }
  return <p className="text-small text-muted">{t('sure.seedNote', figures)}</p>
}

/** What the runs say in words, and as a picture. */
function Spread({ result }: { result: Uncertainty }) {
  const { t } = useTranslation('decisions')
  const monthEnd = useMonthEnd()
  const { cashPlan } = useAtomValue(shownPlanAtom)
  const chance = useChance()
  const showsCash = result.cashShortShare !== null && cashPlan.openingCash !== 0
  return (
    <div className="grid grid-cols-1 gap-4">
      <SpreadChart result={result} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-3">
        <Figure term={t('sure.p10')} value={monthEnd(result.p10)} />
        <Figure term={t('sure.p50')} value={monthEnd(result.p50)} />
        <Figure term={t('sure.p90')} value={monthEnd(result.p90)} />
        <Figure term={t('sure.loss')} value={chance(result.lossShare)} />
        {showsCash ? <Figure term={t('sure.cash')} value={chance(result.cashShortShare ?? 0)} /> : null}
      </dl>
      <p className="max-w-line text-small text-muted">{t('sure.notAForecast')}</p>
    </div>
  )
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-col justify-between">
      <dt className="text-small text-muted">{term}</dt>
      <dd className="text-section font-semibold">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
