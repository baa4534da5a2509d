// The speed of the public pages on a phone, as Lighthouse reckons it: the median of five runs a page.
import { cpus, loadavg } from 'node:os'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { startBuiltServer } from '../scripts/tools/built-server.mjs'
import { provideChromium } from '../scripts/tools/chromium.mjs'
import { freePort } from '../scripts/tools/free-port.mjs'
import { median } from './measure.mjs'

const runs = 5
/** How many points of 100 each page may lack. */
const measured = [
  { name: 'the landing page', path: '/?lang=en', lacking: 1 },
  { name: 'the landing page in Arabic', path: '/?lang=ar', lacking: 1 },
  { name: '/demo', path: '/demo?lang=en', lacking: 3 },
  { name: '/demo in Arabic', path: '/demo?lang=ar', lacking: 3 },
]

/** Lighthouse reckons with the processor it runs on: other work on the machine would be charged to the page. */
const othersWork = () => loadavg()[0] > cpus().length

const spread = (values) => ({ median: median(values), min: Math.min(...values), max: Math.max(...values) })

async function audit(url, port) {
  const { lhr } = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' })
  const of = (id) => lhr.audits[id].numericValue
  return {
    score: Math.round(lhr.categories.performance.score * 100),
    cls: of('cumulative-layout-shift'),
    lcp: of('largest-contentful-paint'),
    tbt: of('total-blocking-time'),
  }
}

async function benchPage({ name, path, lacking }, base, port) {
  const audits = []
  for (let run = 0; run < runs; run += 1) audits.push(await audit(base + path, port))
  const of = (id) => spread(audits.map((one) => one[id]))
  const score = of('score')
  console.log(
    `  ${name.padEnd(28)} ${score.median} (${score.min}..${score.max}), LCP ${of('lcp').median.toFixed(0)} ms, blocked ${of('tbt').median.toFixed(0)} ms`,
  )
  return { name, lacking, score, lost: spread(audits.map((one) => 100 - one.score)), cls: of('cls'), lcp: of('lcp') }
}

export async function benchLighthouse() {
  const server = await startBuiltServer()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  })
  const load = [loadavg()[0]]
  let isCalm = !othersWork()
  try {
    const pages = []
    for (const page of measured) {
      pages.push(await benchPage(page, server.url, port))
      load.push(loadavg()[0])
      isCalm &&= !othersWork()
    }
    return { pages, load, isCalm }
  } finally {
    await browser.close()
    await server.stop()
  }
}
