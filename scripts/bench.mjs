// npm run bench [-- actuals | browsers | callable | evaluation | uncertainty | client | copies | keystroke | laws | server | logins | overload | costs | faults | admin | lighthouse | links | locks | mutation | mutations | node | oracle | partitioned | pooled | reports | field | saves | shares | slowLine | tasks | webhooks | workbook | writes …]: measures the
// product against its peers and its goals.
import './tools/node-version.mjs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { install } from './tools/install.mjs'
import { prepareOrExit } from './tools/prepare.mjs'
import { forwardSignals } from './tools/run.mjs'

forwardSignals()
await prepareOrExit()
await install('bench')
const { benchActuals } = await import('../bench/files/actuals.mjs')
const { benchAdmin } = await import('../bench/admin/admin.mjs')
const { benchBrowsers, browserGoals } = await import('../bench/browsers/browsers.mjs')
const { benchCallable, callableGoals } = await import('../bench/client/callable.mjs')
const { benchClient } = await import('../bench/client/client.mjs')
const { benchCopies } = await import('../bench/server/copies.mjs')
const { benchEvaluation } = await import('../bench/evaluation/evaluation.mjs')
const { benchFaults } = await import('../bench/server/faults/faults.mjs')
const { benchField, benchTasks } = await import('../bench/tasks/tasks.mjs')
const { benchKeystroke } = await import('../bench/keystroke/keystroke.mjs')
const { benchLaws, lawGoals } = await import('../bench/evaluation/laws.mjs')
const { benchLighthouse } = await import('../bench/pages/lighthouse.mjs')
const { benchLinks } = await import('../bench/overload/links.mjs')
const { benchLocks } = await import('../bench/server/scale/locks.mjs')
const { benchLogins } = await import('../bench/overload/logins.mjs')
const { benchCosts } = await import('../bench/overload/costs.mjs')
const { benchMutation } = await import('../bench/mutation/mutation.mjs')
const { benchMutations } = await import('../bench/second-model/mutations/mutations.mjs')
const { benchNode } = await import('../bench/tasks/node-versions.mjs')
const { benchOverload } = await import('../bench/overload/overload.mjs')
const { benchOracle } = await import('../bench/oracle.mjs')
const { benchPartitioned } = await import('../bench/server/scale/partitioned.mjs')
const { benchPooled } = await import('../bench/server/scale/pooled.mjs')
const { benchReports } = await import('../bench/files/reports.mjs')
const { benchShares } = await import('../bench/shares.mjs')
const { benchSlowLine, slowLineGoals } = await import('../bench/pages/slow-line.mjs')
const { benchUncertainty } = await import('../bench/uncertainty/uncertainty.mjs')
const { benchSaves } = await import('../bench/server/saves.mjs')
const { benchServer } = await import('../bench/server/server.mjs')
const { benchWebhooks } = await import('../bench/overload/webhooks.mjs')
const { benchWrites } = await import('../bench/server/writes.mjs')
const { benchWorkbook } = await import('../bench/files/workbook.mjs')
const {
  actualsGoals,
  adminGoals,
  clientGoals,
  codeMutationGoals,
  copyGoals,
  costGoals,
  evaluationGoals,
  faultGoals,
  isMissed,
  keystrokeGoals,
  lighthouseGoals,
  linkGoals,
  loginGoals,
  mutationGoals,
  nodeGoals,
  oracleGoals,
  overloadGoals,
  reportGoals,
  saveGoals,
  serverGoals,
  shareGoals,
  taskGoals,
  uncertaintyGoals,
  verdict,
  webhookGoals,
  workbookGoals,
  writeGoals,
} = await import('../bench/goals.mjs')
const { lockGoals, partitionedGoals, pooledGoals } = await import('../bench/server/scale/goals.mjs')

const benches = {
  actuals: { measure: benchActuals, goalsOf: actualsGoals },
  browsers: { measure: benchBrowsers, goalsOf: browserGoals },
  callable: { measure: benchCallable, goalsOf: callableGoals },
  evaluation: { measure: benchEvaluation, goalsOf: evaluationGoals },
  uncertainty: { measure: benchUncertainty, goalsOf: uncertaintyGoals },
  client: { measure: benchClient, goalsOf: clientGoals },
  copies: { measure: benchCopies, goalsOf: copyGoals },
  keystroke: { measure: benchKeystroke, goalsOf: keystrokeGoals },
  laws: { measure: benchLaws, goalsOf: lawGoals },
  server: { measure: benchServer, goalsOf: serverGoals },
  costs: { measure: benchCosts, goalsOf: costGoals },
  overload: { measure: benchOverload, goalsOf: overloadGoals },
  logins: { measure: benchLogins, goalsOf: loginGoals },
  faults: { measure: benchFaults, goalsOf: faultGoals },
  admin: { measure: benchAdmin, goalsOf: adminGoals },
  lighthouse: { measure: benchLighthouse, goalsOf: lighthouseGoals },
  links: { measure: benchLinks, goalsOf: linkGoals },
  locks: { measure: benchLocks, goalsOf: lockGoals },
  mutation: { measure: benchMutation, goalsOf: codeMutationGoals },
  mutations: { measure: benchMutations, goalsOf: mutationGoals },
  node: { measure: benchNode, goalsOf: nodeGoals },
  oracle: { measure: benchOracle, goalsOf: oracleGoals },
  partitioned: { measure: benchPartitioned, goalsOf: partitionedGoals },
  pooled: { measure: benchPooled, goalsOf: pooledGoals },
  reports: { measure: benchReports, goalsOf: reportGoals },
  field: { measure: benchField, goalsOf: taskGoals },
  saves: { measure: benchSaves, goalsOf: saveGoals },
  shares: { measure: benchShares, goalsOf: shareGoals },
  slowLine: { measure: benchSlowLine, goalsOf: slowLineGoals },
  tasks: { measure: benchTasks, goalsOf: taskGoals },
  webhooks: { measure: benchWebhooks, goalsOf: webhookGoals },
  workbook: { measure: benchWorkbook, goalsOf: workbookGoals },
  writes: { measure: benchWrites, goalsOf: writeGoals },
}

const file = (name) => `bench/results/${name}.json`

async function measure(name) {
  console.log(`▶ ${name}, ${new Date().toISOString().slice(0, 19)}`)
  const { measure: run, goalsOf } = benches[name]
  const results = await run()
  const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length }
  mkdirSync('bench/results', { recursive: true })
  const report = { name, date: new Date().toISOString(), machine, results, goals: goalsOf(results) }
  writeFileSync(file(name), `${JSON.stringify(report, null, 2)}\n`)
}

const shown = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(2))

/** Prints from the file that was written, and tells whether every goal was reached. */
function print(name) {
  const { goals, results } = JSON.parse(readFileSync(file(name), 'utf8'))
  console.log(`\n${name} (${file(name)})`)
  for (const goal of goals) {
    const figure = `${shown(goal.value)} ${goal.unit} (goal ${goal.sign} ${goal.goal})`
    const spread = goal.spread ? `, rounds ${goal.spread.map(shown).join('..')}` : ''
    console.log(`  ${goal.name.padEnd(56)} ${figure.padEnd(30)} ${verdict(goal)}${spread}`)
  }
  if (results.timesFaster) {
    const { min, max } = results.timesFaster
    console.log(
      `  ${results.results} results of ${results.formulas} formulas; ratio of rounds ${shown(min)}..${shown(max)}`,
    )
  }
  return goals
}

const names = process.argv.slice(2).filter((name) => name in benches)
const chosen = names.length > 0 ? names : Object.keys(benches)
const [measured, broken] = [[], []]
for (const name of chosen) {
  try {
    await measure(name)
    measured.push(name)
  } catch (error) {
    // What follows takes hours: it is measured all the same.
    console.error(error)
    broken.push(name)
  }
}
const goals = measured.flatMap(print)
if (broken.length > 0) console.log(`\nNot measured, for it failed: ${broken.join(', ')}`)
const isVoid = broken.length > 0 || goals.some(({ valid }) => !valid)
// 1: a goal missed by more than the slack. 2: nothing missed, but something could not be judged.
process.exitCode = goals.some(isMissed) ? 1 : isVoid ? 2 : 0
