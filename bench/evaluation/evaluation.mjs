// One full evaluation after one edit: ours against HyperFormula holding the same formulas.
import { readFileSync } from 'node:fs'
import { importBundled } from '../../scripts/tools/import-bundled.mjs'
import { control, pairedRounds, summary, timePerCall } from '../measure.mjs'
import { openSpreadsheet } from './spreadsheet.mjs'

/** The product’s own domain, bundled as the browser gets it. */
export const loadDomain = () => importBundled('bench/evaluation/domain.ts', '.cache/bench/domain')

const at = (evaluation, path) => path.reduce((value, key) => value[key], evaluation)

function differences(evaluation, spreadsheet) {
  const values = spreadsheet.read()
  return spreadsheet.outputs.flatMap(({ path }, i) => {
    const found = at(evaluation, path)
    const ours = typeof found === 'boolean' ? Number(found) : found
    const hyperFormulas = ['—', ''].includes(values[i]) ? null : values[i]
    const isSame =
      typeof ours === 'number' && typeof hyperFormulas === 'number'
        ? Math.abs(ours - hyperFormulas) <= 1e-9 * Math.max(1, Math.abs(ours))
        : ours === hyperFormulas
    return isSame ? [] : [`${path.join('.')}: ${ours} here, ${JSON.stringify(hyperFormulas)} in the spreadsheet`]
  })
}

const priced = (plan, price) => ({
  ...plan,
  products: plan.products.map((product, i) => (i === 0 ? { ...product, unitPriceInclVAT: price } : product)),
})

/** Both must agree on every result before either is timed, at several prices. */
function compare(plan, evaluate, spreadsheet) {
  for (const price of [149, 20, 400, 149]) {
    spreadsheet.edit(price)
    const found = differences(evaluate(priced(plan, price)), spreadsheet)
    if (found.length > 0) throw new Error(`The spreadsheet does not hold the same formulas:\n  ${found.join('\n  ')}`)
  }
}

/**
 * The worked plan that uses everything of the model's second part, registered: cash by month is concluded from in the state
 * of VAT that the store will have, and a spreadsheet has one.
 */
export function wholePlan(parsePlan) {
  const examples = JSON.parse(readFileSync('src/domain/testing/worked-examples.json', 'utf8'))
  const { plan } = examples.find(({ evaluation }) => evaluation.cashPlan !== null)
  return { ...parsePlan(JSON.stringify(plan)).plan, vatRegistered: true }
}

/** The plan with so many products instead of its own, no two alike. */
export const withProducts = (plan, count) => ({
  ...plan,
  products: Array.from({ length: count }, (_, at) => ({
    ...plan.products[at % plan.products.length],
    id: `product-${at + 1}`,
    name: `Scent ${at + 1}`,
    unitPriceInclVAT: 50 + at,
  })),
})

let sink = 0

/** Reads every result, as the screen would. */
function readAll(value) {
  for (const key in value) {
    const inner = value[key]
    if (typeof inner === 'object' && inner !== null) readAll(inner)
    else if (inner !== null) sink += Number(inner) || 1
  }
}

export async function benchEvaluation({ rounds = 9, milliseconds = 300 } = {}) {
  const domain = await loadDomain()
  const { evaluate, demoPlan, parsePlan } = domain
  const plan = demoPlan()
  const spreadsheet = openSpreadsheet(domain, plan)
  compare(plan, evaluate, spreadsheet)
  const whole = wholePlan(parsePlan)
  const wholeSpreadsheet = openSpreadsheet(domain, whole)
  compare(whole, evaluate, wholeSpreadsheet)
  const price = (i) => 140 + (i % 20)
  const timed = (of) => () => timePerCall((i) => readAll(evaluate(priced(of, price(i)))), milliseconds)
  const ours = timed(plan)
  const hyperFormulas = () =>
    timePerCall((i) => {
      spreadsheet.edit(price(i))
      sink += spreadsheet.read().length
    }, milliseconds)
  timePerCall((i) => readAll(evaluate(priced(plan, price(i)))), 1000)
  timePerCall((i) => spreadsheet.edit(price(i)), 1000)
  const alone = await control(ours, rounds)
  const paired = summary(await pairedRounds(ours, hyperFormulas, rounds))
  timePerCall((i) => readAll(evaluate(priced(whole, price(i)))), 1000)
  const wholes = summary(await pairedRounds(timed(whole), ours, rounds))
  const catalogue = withProducts(plan, domain.maxProducts)
  timePerCall((i) => readAll(evaluate(priced(catalogue, price(i)))), 1000)
  const catalogues = summary(await pairedRounds(ours, timed(catalogue), rounds))
  spreadsheet.close()
  wholeSpreadsheet.close()
  if (!(sink > 0)) throw new Error('nothing was read')
  return {
    results: spreadsheet.outputs.length,
    formulas: spreadsheet.formulas,
    wholePlan: { results: wholeSpreadsheet.outputs.length, formulas: wholeSpreadsheet.formulas },
    control: alone,
    microseconds: paired.a,
    wholePlanMicroseconds: wholes.a,
    catalogueMicroseconds: catalogues.b,
    catalogueTimes: { median: catalogues.ratio, min: catalogues.min, max: catalogues.max },
    hyperformulaMicroseconds: paired.b,
    timesFaster: { median: paired.ratio, min: paired.min, max: paired.max },
  }
}
