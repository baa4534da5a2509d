import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type EvaluatedPlan, evaluatedInState } from '../../../domain/model/conclusion/in-state'
import { evaluate } from '../../../domain/model/evaluate'
import type { OpenQuestion } from '../../../domain/rules/open-figures'
import { type MissingAnswer, planSoFar } from '../../../domain/rules/unanswered'
import { type CostId, costIds, costsOf } from '../../../results/breakdown'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { useMissingText } from '../../../results/conclusion/use-missing-text'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'
import { benchmarksAtom, planAtom } from '../../state/atoms'
import { missingAnswersAtom } from '../../state/unanswered'
import { useFormat } from '../../state/use-format'
import { FieldLink } from '../../steps/questions/field-link'

type Line = 'sales' | CostId

/** The line of the month that an open question has a part in; none where it is about what becomes of the profit. */
const lineOf: Record<OpenQuestion, Line | null> = {
  example: 'sales',
  vatRegistration: 'sales',
  productCost: 'product',
  delivery: 'delivery',
  paymentFees: 'payment',
  codShare: 'payment',
  refusals: 'sales',
  marketing: 'marketing',
  fixedCosts: 'fixed',
  returns: 'returns',
  ownerPay: null,
}

const evaluatedSoFarAtom = atom((get) => {
  const [plan, benchmarks] = [planSoFar(get(planAtom)), get(benchmarksAtom)]
  const soFar: EvaluatedPlan = { plan, benchmarks, evaluation: evaluate(plan, benchmarks) }
  return evaluatedInState(soFar)
})

/** What can be said while some of it is missing: the month line by line, and in place of what is missing the way to it. */
export function SoFar() {
  const { t } = useTranslation(['questions', 'results'])
  const { money: inFull, percent, number } = useFormat()
  const money = (value: number) => inFull(value, wholeMoney)
  const results = useAtomValue(evaluatedSoFarAtom)
  const missing = useAtomValue(missingAnswersAtom)
  const openIn = (line: Line) => missing.filter(({ question }) => lineOf[question] === line)
  const { monthly, bottomLine } = results
  const costs = costsOf(results)
  const income = bottomLine.operatingIncome
  const shown = costIds.filter((id) => costs[id] > 0 || openIn(id).length > 0)
  const isGrossKnown = (['sales', 'product', 'delivery', 'payment'] as const).every((line) => openIn(line).length === 0)
  const isMonthKnown = missing.every(({ question }) => lineOf[question] === null)
  return (
    <section aria-labelledby="so-far" className="rounded-panel border border-line bg-surface px-4 py-3 sm:p-6">
      <h2 id="so-far" className="mb-2 text-body font-semibold sm:text-section">
        {t('questions:soFar.title')}
      </h2>
      <dl className="m-0 grid max-w-xl grid-cols-[minmax(0,1fr)_fit-content(50%)] gap-x-4">
        <Row name={t('results:names.salesExVAT')} open={openIn('sales')} figure={money(monthly.salesExVAT)} />
        {shown.map((id) => (
          <Row
            key={id}
            name={t(`results:series.${id}`)}
            open={openIn(id)}
            figure={costs[id] > 0 ? money(-costs[id]) : null}
          />
        ))}
        <Row name={t(income < 0 ? 'questions:loss' : 'questions:profit')} figure={money(income)} isTotal />
        {isGrossKnown ? (
          <Row name={t('results:names.grossMarginPct')} figure={percent(monthly.grossMarginPct)} />
        ) : null}
        {isMonthKnown ? (
          <Row
            name={t('results:names.bottomLine.monthlyBreakEvenUnits')}
            figure={number(bottomLine.monthlyBreakEvenUnits)}
          />
        ) : null}
      </dl>
    </section>
  )
}

interface RowProps {
  name: string
  /** What is still missing in it. */
  open?: readonly MissingAnswer[]
  /** Null where nothing of it is known. */
  figure: string | null
  isTotal?: boolean
}

function Row({ name, open = [], figure, isTotal = false }: RowProps) {
  const { t } = useTranslation('questions')
  const text = useMissingText()
  const [first] = open
  return (
    <div
      className={classes(
        'col-span-2 grid grid-cols-subgrid items-start border-t py-2',
        isTotal ? 'border-control font-semibold' : 'border-line',
      )}
    >
      <dt className="text-small">{name}</dt>
      <dd dir="ltr" className="m-0 text-end">
        {figure === null ? null : <Figure>{figure}</Figure>}
        {first ? (
          <span className={classes('text-small', figure !== null && 'block')}>
            <FieldLink path={first.path}>
              {figure === null ? t('soFar.missing') : t('soFar.without', { what: text(first) })}
            </FieldLink>
          </span>
        ) : null}
      </dd>
    </div>
  )
}
