// The evaluator in WebKit and Firefox beside Chromium, in one run: a key until it is painted, and ten thousand runs.
import { setTimeout as sleep } from 'node:timers/promises'
import { startBuiltServer } from '../../scripts/tools/built-server.mjs'
import { loadDomain, wholePlan } from '../evaluation/evaluation.mjs'
import { servePlainPage } from '../keystroke/plain-server.mjs'
import { digits } from '../keystroke/typing.mjs'
import { watchKeys } from '../keystroke/watch-keys.mjs'
import { quantile } from '../measure.mjs'
import { openSimulation, timeSimulations, waitFor, watchWorker } from './page-scripts.mjs'
import { fromTests, openWindow } from './windows.mjs'

const strokes = 40
const rounds = 4
const runs = 10_000
const times = 5

async function typeInto(page, url, box) {
  await page.go(url)
  await page.run(waitFor, { selector: box })
  // Scripts have taken the page over, and what is worked out when nothing else is to be done is there.
  await sleep(1500)
  await page.run((selector) => document.querySelector(selector).focus(), box)
  await page.key('End')
  for (let at = 0; at < strokes + 10; at += 1) {
    // The first ones compile.
    if (at === 10) await page.run(() => void window.typed.times.splice(0))
    await page.key(digits(at))
    // People are not in step with the screen's frames, so neither are the keys.
    await sleep(45 + ((at * 7.3) % 17))
  }
  await sleep(150)
  return page.run(() => window.typed.times)
}

const priceBox = '[id="products.0.unitPriceInclVAT"]'

/** ABBA rounds over the plain page and the product: milliseconds of every key. */
async function keyTimes(page, { plain, product }) {
  const all = { floor: [], evaluator: [] }
  const floor = async () => all.floor.push(...(await typeInto(page, plain, 'input')))
  const evaluator = async () =>
    all.evaluator.push(...(await typeInto(page, `${product}/demo?step=revenue&lang=en`, priceBox)))
  for (let half = 0; half < rounds / 2; half += 1) {
    for (const one of [floor, evaluator, evaluator, floor]) await one()
  }
  const of = (list) => ({ p50: quantile(list, 0.5), p98: quantile(list, 0.98), keys: list.length })
  return { floor: of(all.floor), evaluator: of(all.evaluator) }
}

async function begunSimulation(page, { product }) {
  await page.go(`${product}/demo?step=results&view=analysis&lang=en`)
  await page.run(waitFor, { selector: '[aria-controls="decisions"]' })
  if (!(await page.run(openSimulation))) throw new Error(`${page.name}: the simulation was never begun`)
}

/** Each engine's simulations in turn, there and back, so that other work on the machine is everybody's. */
async function simulationTimes(pages, plan) {
  const all = new Map(pages.map(({ name }) => [name, []]))
  const medians = new Set()
  for (const page of [...pages, ...pages.toReversed(), ...pages, ...pages.toReversed()]) {
    const { milliseconds, median } = await page.run(timeSimulations, { plan, runs, times })
    all.get(page.name).push(...milliseconds)
    medians.add(Math.round(median))
  }
  if (medians.size > 1) throw new Error(`The simulation comes to ${[...medians].join(', ')} by engine`)
  return Object.fromEntries([...all].map(([name, list]) => [name, quantile(list, 0.5)]))
}

/** Figures of Chromium and of each of these engines: { chromium: { keys, plain, withCash }, … }. */
export async function measureSpeed(engines) {
  if (engines.length === 0) return {}
  const domain = await loadDomain()
  const { Line } = await fromTests('line')
  const [plainPage, server] = [await servePlainPage(), await startBuiltServer()]
  const lines = [plainPage.url, server.url].map((url) => new Line(new URL(url), `(${watchKeys})();(${watchWorker})()`))
  const pages = []
  try {
    for (const line of lines) await line.join()
    const urls = { plain: lines[0].url, product: lines[1].url }
    for (const name of ['chromium', ...engines]) pages.push(await openWindow(name))
    const figures = Object.fromEntries(pages.map(({ name }) => [name, {}]))
    for (const page of pages) {
      figures[page.name].keys = await keyTimes(page, urls)
      const { floor, evaluator } = figures[page.name].keys
      console.log(
        `  ${page.name}: a key ${evaluator.p50} ms, p98 ${evaluator.p98}; plain DOM ${floor.p50}, ${floor.p98}`,
      )
      await page.go('about:blank')
    }
    for (const page of pages) await begunSimulation(page, urls)
    for (const [kind, plan] of [
      ['plain', domain.demoPlan()],
      ['withCash', wholePlan(domain.parsePlan)],
    ]) {
      const milliseconds = await simulationTimes(pages, plan)
      for (const { name } of pages) figures[name][kind] = milliseconds[name]
    }
    return figures
  } finally {
    for (const page of pages) await page.stop()
    for (const line of lines) await line.cut()
    await server.stop()
    plainPage.close()
  }
}
