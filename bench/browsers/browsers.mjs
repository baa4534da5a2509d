// The main journeys in WebKit and Firefox as Debian ships them, in both languages, on a phone and a desktop, and how
// fast both are beside Chromium.

import { vitestCounts } from '../../scripts/testing/counts.mjs'
import { engines, lacking } from '../../scripts/testing/engines.mjs'
import { run } from '../../scripts/tools/run.mjs'
import { atMost, none } from '../goals.mjs'
import { measureSpeed } from './speed.mjs'

const report = '.cache/bench/browsers.json'

export async function benchBrowsers() {
  const missing = engines.flatMap(lacking)
  if (missing.length > 0) console.log(`  not here: apt-get install ${missing.join(' ')}`)
  // Before the journeys, while the machine is quiet.
  const speed = await measureSpeed(engines.filter((name) => lacking(name).length === 0))
  const args = ['run', '--project', 'browsers', '--maxWorkers=1', '--reporter=default', '--reporter=json']
  const code = await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, `--outputFile.json=${report}`])
  const { passed, failed } = vitestCounts(code, report)
  return { passed, failed, missing, speed }
}

/** Judged only where both engines are; a key where the page of plain DOM reaches the goal in the same engine. */
export function browserGoals({ passed, failed, missing, speed }) {
  const { chromium, ...others } = speed
  const ofEngines = Object.entries(others).flatMap(([name, { keys, plain, withCash }]) => [
    atMost(`key to repaint in ${name}, p98`, keys.evaluator.p98, 48, 'ms', keys.floor.p98 <= 48),
    atMost(`10 000 runs in ${name} against Chromium`, plain / chromium.plain, 2, '×', true),
    atMost(`the same with VAT, refusals and cash by month, ${name}`, withCash / chromium.withCash, 2, '×', true),
  ])
  const journeys = none('journeys that fail in WebKit or Firefox', failed)
  return [{ ...journeys, valid: passed > 0 && missing.length === 0 }, ...ofEngines]
}
