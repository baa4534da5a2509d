// A window of each engine that is driven alike: Chromium by Playwright, WebKit and Firefox by WebDriver.
import { chromium } from 'playwright'
import { Key } from 'selenium-webdriver'
import { runnerImport } from 'vite'
import { provideChromium } from '../../scripts/tools/chromium.mjs'

const size = { width: 1280, height: 900 }

/** What tests have for the engines, which are in TypeScript. */
export const fromTests = async (name) => (await runnerImport(`./e2e/browsers/${name}.ts`, { logLevel: 'error' })).module

async function openChromium() {
  const executablePath = await provideChromium()
  if (!executablePath) throw new Error('No Chromium was found and none could be installed: set CHROMIUM_PATH.')
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath, args })
  const page = await browser.newPage({ viewport: size, locale: 'en-GB' })
  return {
    name: 'chromium',
    go: (url) => page.goto(url),
    run: (script, value) => page.evaluate(script, value),
    key: (name) => page.keyboard.press(name),
    stop: () => browser.close(),
  }
}

const keys = { Backspace: Key.BACK_SPACE, End: Key.END }

async function openByWebDriver(name) {
  const { startEngine } = await fromTests('engine')
  const { driver, stop } = await startEngine(name)
  await driver
    .manage()
    .window()
    .setRect({ ...size, x: 0, y: 0 })
  return {
    name,
    go: (url) => driver.get(url),
    run: (script, value) => driver.executeScript(`return (${script}).apply(null, arguments)`, value),
    key: (key) =>
      driver
        .actions()
        .sendKeys(keys[key] ?? key)
        .perform(),
    stop,
  }
}

/** `go` to an address, `run` a function there, press a `key`. */
export const openWindow = (name) => (name === 'chromium' ? openChromium() : openByWebDriver(name))
