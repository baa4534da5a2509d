import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withoutGrowth } from '../../domain/model/conclusion/in-state'
import { evaluate } from '../../domain/model/evaluate'
import { scenarioNames, seasonEventIds } from '../../domain/options'
import type { Plan } from '../../domain/plan/plan'
import { benchmarkOf, builtInBenchmarks } from '../../domain/reference/benchmarks'
import { resultNames } from '../result-kinds'
import { busyStores, picturedPlans, workedPlans } from '../testing/example-plans'
import { cashLines } from './cash-lines'
import { type Explanation, explain, explainCash, explainMonth, explainProduct, explainScenario } from './explain'
import type { Line } from './lines'
import { type Label, typedDigits } from './operands'
import { reasonFor } from './reason'
import { monthLines, productLines, scenarioLines } from './row-lines'

// What each explanation says, line by line: a name that is another's, a line that is missing or out of its place and a wrong
// figure are seen beside what was said before. `RECORD=1 npx vitest run --project unit said-lines` records what is said now,
// of results that are new too.

const figure = (value: number | null) => (value === null ? 'none' : `${Number(value.toPrecision(6))}`)

function named(label: Label | null): string {
  if (label === null) return ''
  const { from, ...rest } = label
  const of = Object.values(rest).flatMap((one) =>
    typeof one === 'object' ? (one.customRole ?? one.role) : (one ?? []),
  )
  return ` ${from}:${of.join('/')}`
}

function lineSaid(line: Line): string {
  const digits = typedDigits(line) ? ' as typed' : ''
  const slack = line.slack === undefined ? '' : ` slack ${line.slack}`
  const working = line.working.length > 0 ? ` (${line.working.map(lineSaid).join(', ')})` : ''
  const { operation, share = '', label, value, kind } = line
  return `${operation}${share && ` ${share}`}${named(label)} ${figure(value)} ${kind}${digits}${slack}${working}`
}

function said(name: string, { value, kind, isListed, lines, basis }: Explanation): string {
  const below = basis.length > 0 ? `; below: ${basis.map(lineSaid).join(', ')}` : ''
  return `${name} = ${figure(value)} ${kind}${isListed ? ' beside' : ''}: ${lines.map(lineSaid).join(', ')}${below}`
}

function everything(plan: Plan): string[] {
  const { typicalMargin } = benchmarkOf(plan.productCategory)
  const context = { plan, evaluation: evaluate(plan), typicalMargin }
  const months = context.evaluation.cashPlan?.months ?? []
  /** VAT is paid or carried by the quarter, so that of all months is recorded. */
  const cells = months.flatMap(({ month }) =>
    cashLines.flatMap((line) =>
      month < 5 || month === months.length - 1 || line === 'vatPaid' ? [{ line, month }] : [],
    ),
  )
  const steady = { ...context, ...withoutGrowth({ ...context, benchmarks: builtInBenchmarks }, 13) }
  const hasRows = context.evaluation.advanced !== null
  return [
    ...resultNames.map((name) => {
      const explanation = explain(name, context)
      const reason = explanation.value === null ? `; because ${reasonFor(name, context)}` : ''
      return `${said(name, explanation)}${reason}`
    }),
    ...plan.products.flatMap((_, at) =>
      productLines.map((line) => said(`product ${at} ${line}`, explainProduct(line, at, context))),
    ),
    ...cells.map((cell) => said(`month ${cell.month} ${cell.line}`, explainCash(cell, context))),
    ...(hasRows ? scenarioNames : []).flatMap((id) =>
      scenarioLines.map((line) => said(`${id} ${line}`, explainScenario(line, id, context))),
    ),
    ...(hasRows ? [0, 1, 2, 13] : []).flatMap((month) =>
      monthLines.map((line) => said(`projected ${month} ${line}`, explainMonth(line, month, steady))),
    ),
  ]
}

const [, , layan = expect.fail(), chargesForCod = expect.fail()] = workedPlans
const [[, busy] = expect.fail(), [, other] = expect.fail()] = busyStores
/** In this store every event takes away the sales of its days. */
const busyEvents: Plan = {
  ...other,
  season: { ...other.season, mode: 'events', events: seasonEventIds.map((id) => ({ id, upliftPct: -100 })) },
}

const plans: readonly (readonly [string, Plan])[] = [
  ['second-sample', layan],
  ['charges-for-cod', { ...chargesForCod, vatRegistered: !chargesForCod.vatRegistered }],
  ['loss', picturedPlans.loss],
  ['season-by-months', busy],
  ['no-units', { ...layan, products: layan.products.map((one) => ({ ...one, unitsPerMonth: 0 })) }],
  ['registered', { ...layan, vatRegistered: true, cashPlan: { ...layan.cashPlan, supplierDepositPct: 100 } }],
  [
    'basic-payment',
    {
      ...busyEvents,
      paymentMode: 'basic',
      enableAdvancedAnalysis: true,
      monthlyGrowthRate: 0.03,
      cashPlan: { ...other.cashPlan, withGrowth: true },
    },
  ],
]

const nameIn = (line: string) => line.slice(0, line.indexOf(' = '))

it.each(plans)('every result, product, month and scenario of the store %s is explained as it was', (store, plan) => {
  const file = new URL(`testing/said/${store}.txt`, import.meta.url)
  const present = everything(plan)
  if (process.env.RECORD) writeFileSync(file, `${present.join('\n')}\n`)
  const recorded = readFileSync(file, 'utf8').trimEnd().split('\n')
  const names = new Set(recorded.map(nameIn))
  expect(present.filter((line) => names.has(nameIn(line)))).toEqual(recorded)
})
