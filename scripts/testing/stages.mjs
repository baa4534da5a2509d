// The stages of `npm test`, in their order. Each gives its counts: passed, failed, skipped, or why it was left out.
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { provideChromium } from '../tools/chromium.mjs'
import { findProgram } from '../tools/find-program.mjs'
import { findPostgres, startPostgres } from '../tools/postgres.mjs'
import { prepare } from '../tools/prepare.mjs'
import { run } from '../tools/run.mjs'
import { add, playwrightCounts, single, skippedStage, vitestCounts } from './counts.mjs'
import { engines, lacking } from './engines.mjs'

const reports = resolve('.cache/test')

const node = (script, args, env = {}) => run(process.execPath, [script, ...args], { env: { ...process.env, ...env } })

async function vitest(name, project, filters, { flags = [], env = {} } = {}) {
  mkdirSync(reports, { recursive: true })
  const report = `${reports}/${name}.json`
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await node('node_modules/vitest/vitest.mjs', [...args, ...flags, ...filters], env)
  return vitestCounts(code, report)
}

const lint = async () => {
  const biome = await node('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])
  // Where the bench's packages are installed, knip finds what its settings excuse, and hints at it.
  const hints = existsSync('bench/node_modules') ? [] : ['--treat-config-hints-as-errors']
  const knip = await node('node_modules/knip/bin/knip.js', ['--config', 'scripts/knip.json', ...hints])
  return single(biome || knip)
}

/** With several checkers what they share is checked by each: on two cores that takes longer. */
const types = async () => single(await node('node_modules/typescript/bin/tsc', ['-b', '--checkers', '1']))

/** The domain by itself: its tests reach every branch of it, and counting those would slow all others down. */
async function unitInParts() {
  const domain = await vitest('domain', 'unit', ['src/domain'], { flags: ['--coverage'] })
  const others = await vitest('unit', 'unit', [], { flags: ['--exclude', 'src/domain/**'] })
  return { ...add(domain, others), tests: [...(domain.tests ?? []), ...(others.tests ?? [])] }
}

// A filter runs a part, and a part cannot reach the coverage asked of the whole.
async function unit(filters) {
  const counts = filters.length > 0 ? await vitest('unit', 'unit', filters) : await unitInParts()
  const note = [
    findProgram('soffice')
      ? 'workbooks were worked out again by LibreOffice'
      : 'no LibreOffice here, so workbooks were not worked out again',
    findProgram('pdftotext')
      ? 'reports were read by poppler'
      : 'no poppler here (apt-get install poppler-utils), so texts and pictures of reports were NOT compared',
  ]
  return { ...counts, note: note.join('; ') }
}

/** Requests under load, which a database within the same process makes harder: once is enough, on the embedded one. */
const onlyEmbedded = [
  'server/auth/login-flood.test.ts',
  'server/http/bounds/stored-plans.test.ts',
  'server/http/slow-clients.test.ts',
]

/**
 * What may differ on the embedded database: its start, its folder and what it keeps when it is killed, migrations, and
 * statements written by hand, with their counts, pages and types. It has one connection, so that locks and races are
 * PostgreSQL's alone. Where that is found the rest runs there, in half of the processor's time; the browser's tests are
 * on the embedded database throughout: accounts, sessions, held places, projects, their versions and what is deleted.
 */
const differsEmbedded = [
  'db/',
  'server/routers/export-data',
  'server/connect/webhooks.test',
  'server/app/app.test',
  'server/infra/counters',
  'server/app/purge',
  'server/projects/actuals',
  'server/projects/fair-use',
  'server/projects/figures',
  'server/projects/queries',
  'server/projects/shares',
  'server/projects/storage-quota',
  'server/projects/history/assistant-version',
  'server/projects/history/pack-versions',
  'server/projects/history/thinning',
  'server/routers/admin/user-list',
  'server/routers/project-saves',
  'server/testing/process',
  ...onlyEmbedded.map((path) => path.replace('.test.ts', '')),
]

const without = (files) => files.flatMap((file) => ['--exclude', file])

/** The template that embedded databases are copied from: a few tests on PostgreSQL open one, too. */
async function packed() {
  const { packedDatabase } = await import('../database-template.mjs')
  return { PACKED_DATABASE: await packedDatabase() }
}

/** Where the PostgreSQL of the stage after this one is: the address given, else the folder of the programs found. */
const postgresHere = () => process.env.DATABASE_URL_TEST || findPostgres()

async function server(filters) {
  const env = { DATABASE_URL_TEST: '', ...(await packed()) }
  // A filter names what is wanted here.
  const isPart = filters.length === 0 && Boolean(postgresHere())
  // Its processes and floods leave a third of the time to another worker.
  const flags = ['--maxWorkers=3']
  const counts = await vitest('server', 'server', isPart ? differsEmbedded : filters, { flags, env })
  return isPart ? { ...counts, note: 'what may differ there; everything is on PostgreSQL' } : counts
}

/** Much of a test there is waiting, for a timer or another process: four workers keep two cores at work. */
const four = '--maxWorkers=4'

async function postgresTests(filters, url) {
  const flags = [four, ...without(onlyEmbedded)]
  return vitest('postgres', 'server', filters, { flags, env: { DATABASE_URL_TEST: url, ...(await packed()) } })
}

async function postgres(filters) {
  const found = postgresHere()
  if (!found) return skippedStage('PostgreSQL’s programs were not found, and DATABASE_URL_TEST is not set')
  if (process.env.DATABASE_URL_TEST) return { ...(await postgresTests(filters, found)), note: 'on DATABASE_URL_TEST' }
  const cluster = await startPostgres(found)
  try {
    return { ...(await postgresTests(filters, cluster.url)), note: `on a temporary cluster, from ${found}` }
  } finally {
    await cluster.stop()
  }
}

async function browser(filters) {
  await prepare()
  const chromium = await provideChromium()
  if (!chromium) throw new Error('No Chromium was found and none could be installed: set CHROMIUM_PATH.')
  mkdirSync(reports, { recursive: true })
  const report = `${reports}/browser.json`
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...filters]
  return {
    ...playwrightCounts(await node('node_modules/playwright/cli.js', args, env), report),
    note: `in ${chromium}`,
  }
}

/** The first journey in both other engines at once; all journeys are in `npm run bench -- browsers`. */
async function otherBrowsers(filters) {
  const here = engines.filter((engine) => lacking(engine).length === 0)
  const missing = engines.flatMap(lacking).join(' ')
  if (here.length === 0) return skippedStage(`neither WebKit nor Firefox is here (apt-get install ${missing})`)
  await prepare()
  const counts = await vitest('others', 'browsers', filters.length > 0 ? filters : ['smoke'])
  return {
    ...counts,
    note: here.length < engines.length ? `in ${here} alone: apt-get install ${missing}` : `in ${here}`,
  }
}

/**
 * `seconds` is the share of the ten minutes that a stage may take on two cores. Those that are `isBeside` use one core
 * each and go on beside one another, and beside the build where a stage `needsBuild`.
 */
export const stages = [
  { name: 'lint', title: 'Biome and knip', seconds: 20, isBeside: true, execute: lint },
  { name: 'types', title: 'TypeScript', seconds: 35, isBeside: true, execute: types },
  { name: 'unit', title: 'domain, client logic and the structure of the code', seconds: 70, execute: unit },
  { name: 'server', title: 'server on the embedded database', seconds: 35, execute: server },
  { name: 'postgres', title: 'server on PostgreSQL', seconds: 80, execute: postgres },
  { name: 'browser', title: 'the built product in Chromium', seconds: 300, needsBuild: true, execute: browser },
  {
    name: 'others',
    title: 'the first answer in WebKit and Firefox',
    seconds: 20,
    needsBuild: true,
    execute: otherBrowsers,
  },
]
