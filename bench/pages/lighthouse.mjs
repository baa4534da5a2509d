// The speed of the public pages on a phone, as Lighthouse reckons it: the median of five runs a page.
import { createServer } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { runnerImport } from 'vite'
import { startBuiltServer } from '../../scripts/tools/built-server.mjs'
import { provideChromium } from '../../scripts/tools/chromium.mjs'
import { freePort } from '../../scripts/tools/free-port.mjs'
import { median } from '../measure.mjs'

const runs = 5
/** How many points of 100 each page may lack. */
const measured = [
  { name: 'the landing page', path: '/?lang=en', lacking: 1 },
  { name: 'the landing page in Arabic', path: '/?lang=ar', lacking: 1 },
  { name: 'the quick start', path: '/demo?start&lang=en', lacking: 1 },
  { name: 'the quick start in Arabic', path: '/demo?start&lang=ar', lacking: 1 },
  { name: 'signing in', path: '/login?lang=en', lacking: 1 },
  { name: 'signing in in Arabic', path: '/login?lang=ar', lacking: 1 },
  { name: "the sample's Results", path: '/demo?step=results&lang=en', lacking: 2 },
  { name: "the sample's Results in Arabic", path: '/demo?step=results&lang=ar', lacking: 2 },
]

/** What a page of another site lacks by itself, and what it may lack with the calculator in it. */
const hosts = [
  { name: 'a page of another site', path: '/' },
  { name: 'the same with the calculator', path: '/calculator' },
]

/** A page of another site, under a policy that lets it load from this product alone; at one address with the calculator. */
async function startHost(product) {
  const { lineToCopy, policyOf } = (await runnerImport('./src/landing/embed/line-to-copy.ts')).module
  const line = lineToCopy(product, { category: 'abaya', language: 'en', look: 'auto' })
  const text = '<p>What the article says of it, and of what it is about.</p>'.repeat(12)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; ${policyOf(product)}`,
  }
  const server = createServer(({ url }, response) => {
    if (!hosts.some(({ path }) => path === url)) return response.writeHead(204).end()
    const head =
      '<meta name="viewport" content="width=device-width"><meta name="description" content="An article"><title>An article</title>'
    response.writeHead(200, headers)
    response.end(`<!doctype html><html lang="en">${head}<h1>An article</h1>${text}${url === '/' ? '' : line}${text}`)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => new Promise((done) => server.close(done)) }
}

/** Lighthouse reckons with the processor it runs on: other work on the machine would be charged to the page. */
const othersWork = () => loadavg()[0] > cpus().length

/** What was built for this run is no work of others: it is waited for until that is off the average. */
async function untilCalm() {
  for (let wait = 0; wait < 24 && othersWork(); wait += 1) await sleep(5000)
}

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
  const host = await startHost(server.url)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  })
  await untilCalm()
  const load = [loadavg()[0]]
  let isCalm = !othersWork()
  try {
    const pages = []
    for (const page of measured) {
      pages.push(await benchPage(page, server.url, port))
      load.push(loadavg()[0])
      isCalm &&= !othersWork()
    }
    const [alone, withCalculator] = [
      await benchPage(hosts[0], host.url, port),
      await benchPage(hosts[1], host.url, port),
    ]
    pages.push({ ...withCalculator, lacking: alone.lost.median + 1 })
    return { pages, load, isCalm }
  } finally {
    await browser.close()
    await host.stop()
    await server.stop()
  }
}
