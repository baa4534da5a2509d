// What a visitor sees of the pages on a slow line (1.6 Mbit/s, 150 ms) with a quarter of the processor: when words come,
// when everything of the page is there, how far things move by themselves, and whether an early press is answered.
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'
import { startBuiltServer } from '../../scripts/tools/built-server.mjs'
import { provideChromium } from '../../scripts/tools/chromium.mjs'
import { atMost, none } from '../goals.mjs'
import { median } from '../measure.mjs'

const runs = 3
const slow = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false }
const slowdown = 4
/** When the menu of the sample's Results is pressed, counted from the first byte that is asked for. */
const pressAfterMs = 700

const results = '/demo?step=results'
const paths = ['/', '/demo?start', '/login', '/register', results, '/nowhere', '/s/nothing', '/app']
const languages = ['en', 'ar']
const addressOf = (path, language) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`

/** Runs in the page: notes at each frame which headings have a place, and how far things have moved by themselves. */
function watchFrames() {
  const seen = { frames: [], shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  function frame() {
    const headings = [...document.querySelectorAll('h1, h2, h3')].filter((heading) => heading.offsetHeight > 0)
    const text = headings.map((heading) => heading.textContent).join('\n')
    if (text !== seen.frames.at(-1)?.text) seen.frames.push({ text, ms: performance.now() })
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** When the headings were those that the page ends with, and stayed. */
const readSeen = (page) =>
  page.evaluate(() => ({
    words: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    complete: window.seen.frames.at(-1).ms,
    shift: window.seen.shift,
  }))

async function openSlowly(browser, url, { press = async () => {}, cookies = [] } = {}) {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'en-GB' })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.addInitScript(watchFrames)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const since = performance.now()
    const loaded = page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    const pressed = await press(page, since)
    await loaded
    await sleep(500)
    return { ...(await readSeen(page)), pressed }
  } finally {
    await context.close()
  }
}

/** Registers an account with one project: the cookies of its session, and the address of the project. */
async function signedIn(server) {
  const call = (path, body, headers) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const person = { email: 'noor@store.example', password: 'four words of mine', firstName: 'Noor', lastName: 'Saleh' }
  const registered = await call('/api/auth/register', { ...person, phone: '0501234567' })
  const pairs = registered.headers.getSetCookie().map((line) => line.split(';')[0])
  const made = await call('/api/projects', { projectName: 'Store', projectData: '{}' }, { cookie: pairs.join('; ') })
  const { project } = await made.json()
  const cookies = pairs.map((pair) => {
    const [name, ...value] = pair.split('=')
    return { name, value: value.join('='), url: server.url }
  })
  return { cookies, projectPage: `/app/evaluation/${project.id}` }
}

/** Presses the menu once, early: how long until it is open, or null when the press is lost. */
async function pressMenu(page, since) {
  const menu = page.locator('header button[aria-expanded]').last()
  await menu.waitFor()
  await sleep(Math.max(0, pressAfterMs - (performance.now() - since)))
  const { x, y, width, height } = await menu.boundingBox()
  const pressedAt = performance.now()
  await page.mouse.click(x + width / 2, y + height / 2)
  const opened = page.locator('header button[aria-expanded=true]').waitFor({ timeout: 20_000 })
  return opened.then(
    () => ({ at: pressedAt - since, ms: performance.now() - pressedAt }),
    () => null,
  )
}

async function benchPage(browser, base, path, language, options) {
  const all = []
  for (let run = 0; run < runs; run += 1) all.push(await openSlowly(browser, base + addressOf(path, language), options))
  const of = (figure) => median(all.map((one) => one[figure]))
  const page = { path, language, words: of('words'), complete: of('complete'), shift: of('shift') }
  console.log(
    `  ${addressOf(path, language).padEnd(28)} words ${page.words.toFixed(0)} ms, complete ${page.complete.toFixed(0)} ms, shift ${page.shift.toFixed(4)}`,
  )
  return { ...page, presses: all.map(({ pressed }) => pressed) }
}

export async function benchSlowLine() {
  const server = await startBuiltServer()
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    const pages = []
    for (const path of paths) {
      for (const language of languages) pages.push(await benchPage(browser, server.url, path, language))
    }
    const { cookies, projectPage } = await signedIn(server)
    for (const path of ['/app', projectPage]) {
      for (const language of languages) pages.push(await benchPage(browser, server.url, path, language, { cookies }))
    }
    const { presses } = await benchPage(browser, server.url, results, 'en', { press: pressMenu })
    for (const press of presses)
      console.log(`  pressed after ${press?.at.toFixed(0)} ms, open ${press?.ms.toFixed(0)} ms later`)
    return { pages, presses }
  } finally {
    await browser.close()
    await server.stop()
  }
}

const isResults = ({ path }) => path === results
const worst = (pages, figure) => Math.max(...pages.map((page) => page[figure]))

export function slowLineGoals({ pages, presses }) {
  return [
    atMost('first words of a page', worst(pages, 'words'), 1500, 'ms', true),
    atMost("all of the sample's Results", worst(pages.filter(isResults), 'complete'), 3000, 'ms', true),
    atMost('layout shift of a page', worst(pages, 'shift'), 0.02, '', true),
    none('early presses of the menu that are lost', presses.filter((press) => press === null).length),
  ]
}
