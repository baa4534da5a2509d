import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { concludedOf } from '../../domain/model/conclusion/concluded'
import { type EvaluatedPlan, evaluatedInState } from '../../domain/model/conclusion/in-state'
import { evaluate } from '../../domain/model/evaluate'
import type { Evaluation } from '../../domain/model/evaluation'
import type { ResultName } from '../../domain/model/results/sections'
import type { Plan } from '../../domain/plan/plan'
import { lackOfSales, missingAnswers, planSoFar, shownVerdict } from '../../domain/rules/unanswered'
import { formatMoney } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { useConclusionSentence, useConclusionTexts } from '../../results/conclusion/use-conclusion-texts'
import { useMissingText } from '../../results/conclusion/use-missing-text'
import { formatResult } from '../../results/format-result'
import { resultOf } from '../../results/result-kinds'
import { adminResults } from '../../results/result-lists'
import { useBreakEvenText } from '../../results/use-break-even-text'
import { Badge } from '../../ui/badge'
import { Figure } from '../../ui/figure'
import { Panel } from '../../ui/panel'
import { WhereItGoes } from './where-it-goes'

interface ResultsProps {
  evaluation: Evaluation
  currency: string
}

/** What depends on no cost. */
const salesNames: readonly ResultName[] = ['salesExVAT']

/** The verdict on a plan and its key figures, side by side with what else is told of it. */
export function ProjectResults({ children, ...evaluated }: EvaluatedPlan & { children: ReactNode }) {
  const { t } = useTranslation('adminProjects')
  const { plan } = evaluated
  // As the owner's results: in the state of VAT in which the plan is concluded.
  const evaluation = evaluatedInState(evaluated)
  const figures = { evaluation, currency: plan.currency }
  const hasResult = lackOfSales(plan) === null
  const isFirst = hasResult && missingAnswers(plan).length > 0
  return (
    <>
      {isFirst ? (
        <FirstResult plan={plan} />
      ) : (
        <Verdict plan={plan} entered={evaluated.evaluation} evaluation={evaluation} />
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <Panel title={t('one.month')}>
          <Figures names={isFirst ? salesNames : adminResults.month} {...figures} />
        </Panel>
        {!hasResult || isFirst ? null : <WhereItGoes {...figures} />}
        {evaluation.advanced && !isFirst ? (
          <Panel title={t('one.advanced')}>
            <Figures names={adminResults.advanced} {...figures} />
          </Panel>
        ) : null}
        {children}
      </div>
    </>
  )
}

/** The profit so far and what it leaves out: a plan that is half answered has no verdict. */
function FirstResult({ plan }: { plan: Plan }) {
  const { t } = useTranslation('questions')
  const language = useLanguage()
  const text = useMissingText()
  const profit = evaluate(planSoFar(plan)).conclusion.income
  return (
    <section className="rounded-panel border border-line bg-surface p-4 sm:p-6">
      <h3 className="text-small font-semibold text-muted">{t(profit < 0 ? 'loss' : 'profit')}</h3>
      <p className="mt-1 text-page font-semibold text-muted">
        <Figure>{formatMoney(Math.abs(profit), language, plan.currency, { min: 0, max: 0 })}</Figure>
      </p>
      <p className="mt-2">
        {t('firstResult')} {missingAnswers(plan).map(text).join(' · ')}
      </p>
    </section>
  )
}

interface VerdictProps {
  plan: Plan
  /** The plan as it was entered, from which it is concluded. */
  entered: Evaluation
  evaluation: Evaluation
}

function Verdict({ plan, entered, evaluation }: VerdictProps) {
  const { t } = useTranslation(['results', 'options', 'summary'])
  const { performanceBadge, breakEvenState } = evaluation
  const verdict = shownVerdict(plan, entered)
  const concluded = concludedOf(plan, entered)
  const sentence = useConclusionSentence()
  const { registration } = useConclusionTexts()(concluded)
  const breakEvenText = useBreakEvenText(evaluation, breakEvenState)
  if (verdict === null)
    return (
      <section aria-labelledby="verdict" className="rounded-panel border border-line bg-surface p-4 sm:p-6">
        <h3 id="verdict" className="text-small font-semibold text-muted">
          {t('summary:noVerdict')}
        </h3>
      </section>
    )
  return (
    <section aria-labelledby="verdict" className="rounded-panel border border-line bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="verdict" className="text-small font-semibold text-muted">
          {t(`options:verdicts.${verdict}`)}
        </h3>
        {performanceBadge ? (
          <Badge tone={performanceBadge === 'losing' ? 'bad' : performanceBadge === 'tight' ? 'plain' : 'good'}>
            {t('results:badge', { badge: t(`options:performanceBadges.${performanceBadge}`) })}
          </Badge>
        ) : null}
      </div>
      <p className="mt-2 max-w-line text-section">{sentence(concluded)}</p>
      {registration ? <p className="mt-1">{registration}</p> : null}
      {breakEvenState === 'never' ? <p className="mt-1">{t('summary:eachSaleLoses')}</p> : null}
      {breakEvenText ? <p className="mt-1">{breakEvenText}</p> : null}
    </section>
  )
}

function Figures({ names, evaluation, currency }: ResultsProps & { names: readonly ResultName[] }) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  return (
    <dl className="m-0 grid grid-cols-[minmax(0,1fr)_max-content] gap-x-4">
      {names.map((name) => {
        const value = resultOf(evaluation, name)
        const isLoss = value !== null && value < 0
        return (
          <div
            key={name}
            className="col-span-2 grid grid-cols-subgrid items-start border-t border-line py-2.5 first:border-t-0"
          >
            <dt className="pt-0.5 text-small">{t(`names.${name}`)}</dt>
            <dd dir="ltr" className="m-0 text-end font-medium">
              <Figure tone={isLoss ? 'bad' : 'plain'}>{formatResult(name, value, language, currency)}</Figure>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
