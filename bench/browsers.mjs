// The main journeys in WebKit and Firefox as Debian ships them, in both languages, on a phone and a desktop.

import { vitestCounts } from '../scripts/testing/counts.mjs'
import { engines, lacking } from '../scripts/testing/engines.mjs'
import { run } from '../scripts/tools/run.mjs'

const report = '.cache/bench/browsers.json'

export async function benchBrowsers() {
  const missing = engines.flatMap(lacking)
  if (missing.length > 0) console.log(`  not here: apt-get install ${missing.join(' ')}`)
  const args = ['run', '--project', 'browsers', '--maxWorkers=1', '--reporter=default', '--reporter=json']
  const code = await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, `--outputFile.json=${report}`])
  const { passed, failed } = vitestCounts(code, report)
  return { passed, failed, missing }
}
