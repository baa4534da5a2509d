// What programs are told: every call of the document under many random requests, and the figures of one plan by every way in.
import { readFileSync } from 'node:fs'
import { provideChromium } from '../../scripts/tools/chromium.mjs'
import { run } from '../../scripts/tools/run.mjs'
import { none } from '../goals.mjs'
import { testsOf } from './server-tests.mjs'

const calls = Number(process.env.FUZZ_CALLS ?? 50_000)
const plans = 300

/** How many operations the document has: each gets its part of the calls. */
function operationCount() {
  const types = readFileSync('server/sdk/src/api.gen.ts', 'utf8')
  const [, listed = ''] = /^export interface operations \{\n(.*?)^\}/ms.exec(types) ?? []
  return [...listed.matchAll(/^ {4}"(?!told\.)[^"]+": \{$/gm)].length
}

/** Whether the built page in a browser shows the figures of REST. */
async function browserAgrees() {
  const spec = ['test', '-c', 'e2e/playwright.config.ts', 'every-way']
  const env = { ...process.env, CHROMIUM_PATH: await provideChromium(), BROWSER_PLANS: String(plans) }
  return (await run(process.execPath, ['node_modules/playwright/cli.js', ...spec], { env })) === 0
}

export async function benchCallable() {
  const operations = operationCount()
  const runs = Math.ceil(calls / operations)
  const properties = ['server/rest/properties.test.ts', 'answers every input as the document says']
  const fuzz = await testsOf(...properties, { FUZZ_RUNS: String(runs) })
  const ways = await testsOf('server/mcp/every-way.test.ts', 'for random plans', { MCP_PLANS: String(plans) })
  return { calls: runs * operations, operations, fuzz, plans, ways, inBrowser: await browserAgrees() }
}

export const callableGoals = ({ calls, operations, fuzz, plans, ways, inBrowser }) => [
  {
    ...none(
      `of ${operations} operations under ${calls} calls, with an answer that the document does not know`,
      fuzz.failed.length,
    ),
    valid: fuzz.passed + fuzz.failed.length === operations,
  },
  {
    ...none(`of ${plans} plans by MCP, REST, the SDK and the model, with other figures`, ways.failed.length),
    valid: ways.passed + ways.failed.length === 1,
  },
  none(`of ${plans} plans, one that a browser shows otherwise`, inBrowser ? 0 : 1),
]
