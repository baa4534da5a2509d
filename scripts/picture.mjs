// node scripts/picture.mjs: takes the README's screenshot, docs/picture.png, again.
import './tools/node-version.mjs'
import { startBuiltServer } from './tools/built-server.mjs'
import { provideChromium } from './tools/chromium.mjs'
import { prepareOrExit } from './tools/prepare.mjs'

await prepareOrExit()
const { chromium } = await import('playwright')
const server = await startBuiltServer()
const browser = await chromium.launch({
  executablePath: await provideChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const viewport = { width: 1280, height: 860 }
const page = await browser.newPage({ viewport, locale: 'en-GB', colorScheme: 'light', deviceScaleFactor: 1.5 })
await page.goto(`${server.url}/demo?step=revenue`)
await page.waitForLoadState('networkidle')
// What has just changed is part of what the product shows.
const price = page.locator('[id="products.0.unitPriceInclVAT"]')
await price.fill('159')
await price.blur()
await page.evaluate(() => scrollTo(0, 0))
await page.waitForTimeout(500)
await page.screenshot({ path: 'docs/picture.png' })
await browser.close()
await server.stop()
