// 50 000 rows of orders as Salla writes them, read by the built worker in a real Chromium.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { runnerImport } from 'vite'
import { startBuiltServer } from '../../scripts/tools/built-server.mjs'
import { provideChromium } from '../../scripts/tools/chromium.mjs'

const orders = 50_000
const rounds = 3

const source = async (path) => (await runnerImport(`./src/${path}`)).module

async function writeFiles(folder) {
  const [{ storeYear }, { sallaHeaders, sallaRow }, { csvOf, workbookOf }, { demoPlan }] = await Promise.all(
    [
      'files/actuals/testing/store-year',
      'files/actuals/testing/write-salla',
      'files/actuals/testing/sheets',
      'domain/plan/demo-plan',
    ].map(source),
  )
  const clock = (at) => at.replace('T', ' ')
  const rows = [sallaHeaders, ...storeYear(demoPlan(), 1, orders).map((order, at) => sallaRow(order, at, clock))]
  writeFileSync(join(folder, 'orders.csv'), csvOf(rows))
  writeFileSync(join(folder, 'orders.xlsx'), workbookOf(rows))
}

/** In the page: reads the chosen file, and tells how many rows it had, how long it took and the page's long tasks meanwhile. */
function readChosen(worker) {
  const { files } = document.querySelector('#chosen')
  const longTasks = []
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' })
  const start = performance.now()
  return new Promise((resolve) => {
    const reader = new Worker(worker, { type: 'module' })
    reader.onmessage = ({ data }) => {
      if (data.kind !== 'read') return
      const seconds = (performance.now() - start) / 1000
      // An observer is told of a task some time after it.
      setTimeout(() => resolve({ rows: data.reading.files[0].rows, seconds, longTasks: longTasks.length }), 300)
    }
    reader.postMessage({ files: [...files], statuses: {}, columns: [], isVatRegistered: true })
  })
}

/** Seconds of the processor and of the clock that each kind of file takes, medians of a few new pages. */
export async function benchLargeFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-orders-'))
  await writeFiles(folder)
  const worker = readdirSync('dist/client/assets').find((name) => /^sales\.worker-.*\.js$/.test(name))
  const server = await startBuiltServer()
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ['--no-sandbox'] })
  const session = await browser.newBrowserCDPSession()
  async function processorSeconds() {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  async function read(name) {
    const page = await browser.newPage()
    await page.goto(`${server.url}/robots.txt`)
    await page.evaluate(() => {
      document.body.innerHTML = '<input type="file" id="chosen">'
    })
    await page.setInputFiles('#chosen', join(folder, name))
    const before = await processorSeconds()
    const found = await page.evaluate(readChosen, `/assets/${worker}`)
    const processor = (await processorSeconds()) - before
    await page.close()
    if (found.rows !== orders) throw new Error(`${name}: ${found.rows} rows`)
    return { ...found, processor }
  }
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  const results = {}
  for (const kind of ['csv', 'xlsx']) {
    const reads = []
    for (let round = 0; round < rounds; round += 1) reads.push(await read(`orders.${kind}`))
    results[kind] = {
      processor: median(reads.map(({ processor }) => processor)),
      seconds: median(reads.map(({ seconds }) => seconds)),
      longTasks: reads.reduce((sum, { longTasks }) => sum + longTasks, 0),
    }
  }
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true })
  return results
}
