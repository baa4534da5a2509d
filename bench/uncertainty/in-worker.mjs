// Runs of the simulation as a founder starts them: in the built product, in a worker of a real Chromium.
import { chromium } from 'playwright'
import { startBuiltServer } from '../../scripts/tools/built-server.mjs'
import { provideChromium } from '../../scripts/tools/chromium.mjs'

/** In the page: how long each simulation took from the request to the answer, and the page's long tasks meanwhile. */
function watch() {
  window.simulations = []
  const longTasks = []
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' })
  const Plain = window.Worker
  window.Worker = class extends Plain {
    #start = 0
    constructor(...args) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (data.kind !== 'finished') return
        const [start, end] = [this.#start, performance.now()]
        // An observer is told of a task some time after it.
        setTimeout(() => {
          const during = longTasks.filter(({ startTime, duration }) => startTime + duration > start && startTime < end)
          window.simulations.push({
            milliseconds: end - start,
            longTasks: during.map(({ duration }) => duration),
            result: data.result,
          })
        }, 300)
      })
    }
    postMessage(task) {
      this.#start = performance.now()
      super.postMessage(task)
    }
  }
}

async function openSimulation(browser, url, plan, tab) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  await page.goto(`${url}/demo`)
  await page.evaluate(
    (text) => {
      localStorage.setItem('mizan.inputs', text)
      localStorage.setItem('mizan.active', 'own')
    },
    JSON.stringify({ version: 1, plan }),
  )
  await page.addInitScript(watch)
  await page.goto(`${url}/demo?lang=en&step=results&view=analysis`)
  await page.locator('#verdict').waitFor()
  await page.mouse.wheel(0, 10)
  await page.locator('[aria-controls="decisions"]').click()
  await page.locator('#decisions').getByRole('tab', { name: tab }).click()
  await nextOf(page, 0)
  return page
}

/** The simulation after so many. */
async function nextOf(page, count) {
  await page.waitForFunction((known) => window.simulations.length > known, count, { timeout: 60_000 })
  return page.evaluate(() => window.simulations.at(-1))
}

/** Each plan, run `times` times with so many runs, on the page whose words are given. */
export async function runInWorker(plans, { runs, times, words: { tabs, sure } }) {
  const executablePath = await provideChromium()
  if (!executablePath) throw new Error('No Chromium was found and none could be installed: set CHROMIUM_PATH.')
  const product = await startBuiltServer()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath, args })
  try {
    const measured = []
    for (const plan of plans) {
      const page = await openSimulation(browser, product.url, plan, tabs.sure)
      await page.getByRole('button', { name: sure.settings }).click()
      await page.getByRole('textbox', { name: sure.runs }).fill(String(runs))
      const simulations = [await nextOf(page, 1)]
      while (simulations.length <= times) {
        await page.getByRole('button', { name: sure.again }).click()
        simulations.push(await nextOf(page, 1 + simulations.length))
      }
      // The first one compiles.
      measured.push(simulations.slice(1))
      await page.close()
    }
    return measured
  } finally {
    await browser.close()
    await product.stop()
  }
}
