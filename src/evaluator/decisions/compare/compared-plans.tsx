import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { evaluate } from '../../../domain/model/evaluate'
import type { Plan } from '../../../domain/plan/plan'
import { missingAnswers, planSoFar } from '../../../domain/rules/unanswered'
import { formatNumber, formatPercent } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/use-language'
import { formatResult } from '../../../results/format-result'
import { resultKinds } from '../../../results/result-kinds'
import { Disclosure } from '../../../ui/disclosure'
import { Notice } from '../../../ui/notice'
import { Panel } from '../../../ui/panel'
import { useFieldLabel } from '../../fields/field-labels'
import { useChangeWords } from '../../open/use-change-words'
import { useMemberName } from '../../steps/costs/team/role-names'
import { signed } from '../../trial/difference-words'
import { type ComparedRow, compareResults, foremostResults } from './compare-results'
import { type Cell, CompareTable } from './compare-table'
import { differingInputs } from './differing-inputs'

export interface ComparedPlan {
  id: string
  name: string
  plan: Plan
}

/** Two to four plans: their results, and the inputs in which they differ. */
export function ComparedPlans({ plans }: { plans: readonly ComparedPlan[] }) {
  const { t } = useTranslation(['compare', 'results'])
  const currencies = new Set(plans.map(({ plan }) => plan.currency.trim().toUpperCase()))
  const hasOneCurrency = currencies.size === 1
  const rows = useMemo(
    () =>
      compareResults(
        plans.map(({ plan }) => evaluate(planSoFar(plan))),
        hasOneCurrency,
      ),
    [plans, hasOneCurrency],
  )
  const cellOf = useCell(plans)
  const columns = plans.map(({ id, name }, at) => ({ id, name, note: at === 0 ? t('compare:first') : null }))
  const written = (chosen: readonly ComparedRow[]) =>
    chosen.map((row) => ({
      key: row.name,
      name: t(`results:names.${row.name}`),
      cells: row.cells.map((_, at) => cellOf(row, at)),
    }))
  const foremost = foremostResults.flatMap((name) => rows.filter((row) => row.name === name))
  const table = { what: t('compare:result'), columns }
  return (
    <>
      <HalfPlans plans={plans} />
      {hasOneCurrency ? null : <Notice>{t('compare:notSame')}</Notice>}
      <Panel title={t('compare:results')}>
        <CompareTable caption={t('compare:results')} {...table} rows={written(foremost)} />
      </Panel>
      <Inputs plans={plans} columns={columns} />
      <Disclosure title={t('compare:allResults')}>
        <div className="px-4 pb-4">
          <CompareTable caption={t('compare:allResults')} {...table} rows={written(rows)} />
        </div>
      </Disclosure>
    </>
  )
}

const sellsSomething = ({ products }: Plan) =>
  products.some(({ unitsPerMonth }) => unitsPerMonth > 0) &&
  products.some(({ unitPriceInclVAT }) => unitPriceInclVAT > 0)

/** Figures of a plan that is not all answered are no verdict on it. */
function HalfPlans({ plans }: { plans: readonly ComparedPlan[] }) {
  const { t } = useTranslation('compare')
  return plans.map(({ id, name, plan }) => {
    const problem = !sellsSomething(plan) ? 'noResult' : missingAnswers(plan).length > 0 ? 'incomplete' : null
    return problem ? (
      <Notice key={id} variant="warning">
        {t(problem, { name })}
      </Notice>
    ) : null
  })
}

/** A figure of a row as it is written, with its difference from the first and the mark of the best. */
function useCell(plans: readonly ComparedPlan[]): (row: ComparedRow, at: number) => Cell {
  const { t } = useTranslation(['compare', 'summary'])
  const language = useLanguage()
  const percent = (value: number) => formatPercent(value, language)
  const best = t(plans.length > 2 ? 'compare:bestOfMany' : 'compare:best')
  const points = (amount: number) =>
    t('summary:trial.points', { figure: signed(amount, (value) => formatNumber(value, language, { max: 1 })) })
  return ({ name, isMixed, cells }, at) => {
    const cell = cells[at]
    const currency = plans[at]?.plan.currency ?? ''
    const write = (value: number | null) => formatResult(name, value, language, currency)
    const { value = null, ofSales = null, difference = null, isBest = false } = cell ?? {}
    const texts = cells.map((one, place) => formatResult(name, one.value, language, plans[place]?.plan.currency ?? ''))
    const isAlike = texts[at] === texts[0]
    const isInPoints = isMixed || resultKinds[name] === 'percent'
    const amount = difference === null || isAlike ? null : difference.amount
    const share = difference?.sharePct ?? null
    const told = amount === null ? null : isInPoints ? points(amount) : signed(amount, write)
    return {
      text: write(value),
      note: ofSales === null ? null : t('compare:ofSales', { figure: percent(ofSales) }),
      difference: told !== null && share !== null ? `${told} (${signed(share, percent)})` : told,
      best: isBest && new Set(texts).size > 1 ? best : null,
    }
  }
}

const isRole = /^team\.\d+\.role$/

function Inputs({
  plans,
  columns,
}: {
  plans: readonly ComparedPlan[]
  columns: readonly { id: string; name: string }[]
}) {
  const { t } = useTranslation('compare')
  const label = useFieldLabel()
  const words = useChangeWords()
  const memberName = useMemberName()
  const inputs = useMemo(() => differingInputs(plans.map(({ plan }) => plan)), [plans])
  const rows = inputs.map(({ path, values }) => {
    // The name of a product or a member is that of the first plan which has one there.
    const owner = plans.find((_, at) => values[at] !== undefined)
    return {
      key: path,
      name: label(path, owner?.plan),
      cells: plans.map(({ plan }, at) => {
        const member = isRole.test(path) ? plan.team[Number(path.split('.')[1])] : undefined
        return { text: member ? memberName(member) : words(path, values[at], plan) }
      }),
    }
  })
  return (
    <Panel title={t('inputs')}>
      {rows.length === 0 ? (
        <p className="text-muted">{t('same')}</p>
      ) : (
        <CompareTable caption={t('inputs')} what={t('input')} columns={columns} rows={rows} />
      )}
    </Panel>
  )
}
