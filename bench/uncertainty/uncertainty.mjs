// Ten thousand runs of the simulation in the browser's worker, beside HyperFormula holding the same formulas.
import { isDeepStrictEqual } from 'node:util'
import { loadDomain, wholePlan } from '../evaluation/evaluation.mjs'
import { openSpreadsheet } from '../evaluation/spreadsheet.mjs'
import { median } from '../measure.mjs'
import { runInWorker } from './in-worker.mjs'

const runs = 10_000
const times = 5

/** HyperFormula would take minutes for all runs: so many are timed, and all are that many times longer. */
const sampledRuns = 200

/** The plans of the first runs, drawn as the simulation draws them. */
function variations({ mulberry32, triangular, uncertainDrivers, usualSpreads, withFactors }, plan, count) {
  const random = mulberry32(1)
  return Array.from({ length: count }, () => {
    const factors = {}
    for (const driver of uncertainDrivers) factors[driver] = 1 + triangular(random(), usualSpreads[driver]) / 100
    return withFactors(plan, factors)
  })
}

/** Milliseconds of HyperFormula for all runs, from some of them, each of which must come to the same income. */
function timeSpreadsheet(domain, plan) {
  const spreadsheet = openSpreadsheet(domain, plan)
  const plans = variations(domain, plan, sampledRuns)
  const incomes = plans.map((one) => domain.evaluate(one).bottomLine.operatingIncome)
  for (const one of plans.slice(0, 20)) spreadsheet.vary(one)
  const start = performance.now()
  const hyperFormulas = plans.map((one) => {
    spreadsheet.vary(one)
    return spreadsheet.income()
  })
  const milliseconds = performance.now() - start
  spreadsheet.close()
  const differing = hyperFormulas.findIndex(
    (income, at) => Math.abs(income - incomes[at]) > 1e-6 * Math.abs(incomes[at]),
  )
  if (differing >= 0)
    throw new Error(`Run ${differing}: ${incomes[differing]} here, ${hyperFormulas[differing]} in HyperFormula`)
  return (milliseconds / sampledRuns) * runs
}

/** What costs nothing has to be said so before the page goes on: it costs one riyal here. */
const priced = (plan) => ({
  ...plan,
  products: plan.products.map((one) =>
    one.unitCostLanded + one.exFactoryPrice > 0 ? one : { ...one, unitCostLanded: 1 },
  ),
})

export async function benchUncertainty() {
  const domain = await loadDomain()
  const plan = domain.demoPlan()
  const withCash = priced(wholePlan(domain.parsePlan))
  const plans = [plan, withCash]
  const measured = await runInWorker(plans, { runs, times, words: domain.decisions })
  for (const [at, simulations] of measured.entries()) {
    const here = domain.simulate(plans[at], { ...domain.usualSettings, runs })
    const isSame = simulations.every(({ result }) => isDeepStrictEqual(result, JSON.parse(JSON.stringify(here))))
    if (!isSame) throw new Error('The worker in Chromium and Node give different figures for one seed')
  }
  const [alone, cash] = measured.map((simulations) => median(simulations.map(({ milliseconds }) => milliseconds)))
  const longTasks = measured.flat().flatMap((simulation) => simulation.longTasks)
  const hyperformula = timeSpreadsheet(domain, plan)
  return { runs, milliseconds: alone, withCashMilliseconds: cash, longTasks, hyperformula, sampledRuns }
}
