// npm test [-- stage …] [-- filter …]: everything, or the named stages, or the tests whose path matches.
import './tools/node-version.mjs'
import { add } from './testing/counts.mjs'
import { stages } from './testing/stages.mjs'
import { prepare, prepareOrExit } from './tools/prepare.mjs'
import { forwardSignals } from './tools/run.mjs'

const words = process.argv.slice(2).filter((word) => word !== '--')
const names = stages.map((stage) => stage.name)
const chosen = words.filter((word) => names.includes(word))
const filters = words.filter((word) => !names.includes(word))
const picked = stages.filter(({ name }) => chosen.length === 0 || chosen.includes(name))

if (filters.length > 0 && chosen.length === 0) {
  console.error(`Name the stage first: npm test -- ${names.slice(2).join('|')} ${filters.join(' ')}`)
  process.exit(2)
}

/** A whole run takes less than this on two cores with nothing else to do. */
const budget = 600

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

async function runStage({ name, title, seconds: expected, execute }) {
  console.log(`\n▶ ${name}: ${title}`)
  const since = performance.now()
  const counts = await execute(filters).catch((error) => {
    console.error(error.message)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  return { name, title, took: seconds(since), expected, ...counts }
}

function line({ name, title, took, expected, passed, failed, skipped, omitted, note }) {
  const head = `${failed > 0 ? '✗' : omitted ? '–' : '✓'} ${name.padEnd(9)}`
  if (omitted) return `${head} left out: ${omitted}`
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  const late = took > expected ? `  ! more than ${expected} s` : ''
  return `${head} ${`${took} s`.padStart(8)}  ${counts}  (${title}${note ? `, ${note}` : ''})${late}`
}

// Regardless of what this machine runs as, the tests run as tests; the build decides for itself.
process.env.NODE_ENV = 'test'

const since = performance.now()
forwardSignals()
await prepareOrExit({ builds: false })
/** What the stages that need the product built will find; where it cannot be built they say so. */
const built = () => prepare().catch(() => {})

const besides = picked.filter(({ isBeside }) => isBeside)
const builds = besides.length > 0 && picked.some(({ needsBuild }) => needsBuild)
const [results] = await Promise.all([Promise.all(besides.map(runStage)), builds ? built() : undefined])
for (const stage of picked) if (!stage.isBeside) results.push(await runStage(stage))
const total = results.reduce(add, { passed: 0, failed: 0, skipped: 0 })

const took = seconds(since)
const tests = results.flatMap(({ name, tests = [] }) => tests.map((test) => ({ ...test, name })))
const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
const failures = tests.filter(({ failure }) => failure !== undefined)

console.log('\nThe slowest tests:')
for (const { name, title, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}: ${title}`)
if (failures.length > 0) console.log('\nWhat failed:')
for (const { name, title, failure } of failures)
  console.log(`${name}: ${title}\n  ${failure.split('\n').slice(0, 6).join('\n  ')}`)
console.log(`\nRan in ${took} s:`)
for (const result of results) console.log(line(result))
if (Number(took) > budget)
  console.log(`! ${took} s is more than the ${budget} s that a run may take on two cores of its own.`)
if (picked.length < stages.length) console.log(`Only ${picked.map(({ name }) => name).join(', ')}, as asked.`)
console.log('Not here but in npm run bench: speed against peers, and everything that needs minutes of load.\n')
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
