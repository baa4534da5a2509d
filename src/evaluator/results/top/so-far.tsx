import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { concludedOf } from '../../../domain/model/conclusion/concluded'
import { type EvaluatedPlan, evaluatedInState } from '../../../domain/model/conclusion/in-state'
import { evaluate } from '../../../domain/model/evaluate'
import { isOwn } from '../../../domain/plan/origins'
import type { Plan } from '../../../domain/plan/plan'
import { type MissingAnswer, planSoFar } from '../../../domain/rules/unanswered'
import { type CostId, costIds, costsOf } from '../../../results/breakdown'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { isGrossKnown, isMonthKnown, openIn } from '../../../results/conclusion/known-so-far'
import { useConclusionTexts } from '../../../results/conclusion/use-conclusion-texts'
import { useMissingText } from '../../../results/conclusion/use-missing-text'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'
import { benchmarksAtom, planAtom } from '../../state/atoms'
import { missingAnswersAtom } from '../../state/unanswered'
import { useFormat } from '../../state/use-format'
import { FieldLink } from '../../steps/questions/field-link'

const soFarAtom = atom((get): EvaluatedPlan => {
  const [plan, benchmarks] = [planSoFar(get(planAtom)), get(benchmarksAtom)]
  return { plan, benchmarks, evaluation: evaluate(plan, benchmarks) }
})

const evaluatedSoFarAtom = atom((get) => evaluatedInState(get(soFarAtom)))

/** In which state of VAT the month is counted, where that is not the one that was entered. */
function Registration() {
  const { plan, evaluation } = useAtomValue(soFarAtom)
  const { registration } = useConclusionTexts()(concludedOf(plan, evaluation))
  return registration === null ? null : <p className="mt-2 max-w-line text-small text-muted">{registration}</p>
}

/** What lines are worked out from that nothing before the results asks for, where it is one figure. */
function estimatePath(id: CostId, plan: Plan): string | null {
  const path = id === 'returns' ? 'expectedReturnRate' : id === 'payment' ? 'paymentBasicPercent' : null
  const isRead = id !== 'payment' || plan.paymentMode === 'basic'
  return path === null || !isRead || isOwn(plan, path) ? null : path
}

/** What can be said while some of it is missing: the month line by line, and in place of what is missing the way to it. */
export function SoFar() {
  const { t } = useTranslation(['questions', 'results'])
  const { money: inFull, percent, number } = useFormat()
  const money = (value: number) => inFull(value, wholeMoney)
  const results = useAtomValue(evaluatedSoFarAtom)
  const plan = useAtomValue(planAtom)
  const missing = useAtomValue(missingAnswersAtom)
  const { monthly, bottomLine } = results
  const costs = costsOf(results)
  const income = bottomLine.operatingIncome
  const shown = costIds.filter((id) => costs[id] > 0 || openIn(missing, id).length > 0)
  return (
    <section aria-labelledby="so-far" className="rounded-panel border border-line bg-surface px-4 py-3 sm:p-6">
      <h2 id="so-far" className="mb-2 text-body font-semibold sm:text-section">
        {t('questions:soFar.title')}
      </h2>
      <dl className="m-0 grid grid-cols-[minmax(0,1fr)_fit-content(60%)]">
        <Row name={t('results:names.salesExVAT')} open={openIn(missing, 'sales')} figure={money(monthly.salesExVAT)} />
        {shown.map((id) => (
          <Row
            key={id}
            name={t(`results:series.${id}`)}
            open={openIn(missing, id)}
            figure={costs[id] > 0 ? money(-costs[id]) : null}
            estimate={estimatePath(id, plan)}
          />
        ))}
        <Row name={t(income < 0 ? 'questions:loss' : 'questions:profit')} figure={money(income)} isTotal />
        {isGrossKnown(missing) ? (
          <Row name={t('results:names.grossMarginPct')} figure={percent(monthly.grossMarginPct)} />
        ) : null}
        {isMonthKnown(missing) ? (
          <Row
            name={t('results:names.bottomLine.monthlyBreakEvenUnits')}
            figure={number(bottomLine.monthlyBreakEvenUnits)}
          />
        ) : null}
      </dl>
      <Registration />
    </section>
  )
}

interface RowProps {
  name: string
  /** What is still missing in it. */
  open?: readonly MissingAnswer[]
  /** Null where nothing of it is known. */
  figure: string | null
  /** The field that it is worked out from, where that was not entered. */
  estimate?: string | null
  isTotal?: boolean
}

function Row({ name, open = [], figure, estimate = null, isTotal = false }: RowProps) {
  const { t } = useTranslation('questions')
  const text = useMissingText()
  const [first] = open
  const way = first ? (
    <FieldLink path={first.path}>
      {figure === null ? t('soFar.missing') : t('soFar.without', { what: text(first) })}
    </FieldLink>
  ) : estimate ? (
    <FieldLink path={estimate}>{t('soFar.estimate')}</FieldLink>
  ) : null
  return (
    <div
      className={classes(
        'col-span-full grid grid-cols-subgrid items-start gap-x-4 border-t py-2',
        isTotal ? 'border-control font-semibold' : 'border-line',
      )}
    >
      <dt className="min-w-0 text-small">{name}</dt>
      <dd className={classes('m-0 text-small', figure === null ? 'text-end' : 'figure-column')}>
        {figure === null ? way : <Figure className="text-body">{figure}</Figure>}
      </dd>
      {figure === null || way === null ? null : <dd className="col-span-full m-0 text-small">{way}</dd>}
    </div>
  )
}
