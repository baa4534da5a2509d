// node scripts/contact-sheet.mjs [state …] [--built]: the results of a store in each state, in both languages, on a phone and a
// desktop, some in the dark, as pictures in .cache/contact-sheet to be looked at beside each other. --built: as built last.
import './tools/node-version.mjs'
import { mkdir } from 'node:fs/promises'
import { runnerImport } from 'vite'
import { startBuiltServer } from './tools/built-server.mjs'
import { provideChromium } from './tools/chromium.mjs'
import { prepareOrExit } from './tools/prepare.mjs'

const folder = '.cache/contact-sheet'
const views = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 860, colorScheme: 'light' },
  { width: 1280, height: 860, colorScheme: 'dark' },
]

if (!process.argv.includes('--built')) await prepareOrExit()
const { storeStates } = (await runnerImport('./e2e/store-states.ts', { logLevel: 'error' })).module
const requested = process.argv.slice(2).filter((name) => name in storeStates)
const states = Object.entries(storeStates).filter(([name]) => requested.length === 0 || requested.includes(name))
const { chromium } = await import('playwright')
const server = await startBuiltServer()
const browser = await chromium.launch({
  executablePath: await provideChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
})
await mkdir(folder, { recursive: true })

async function picture(page, name, plan, lang, view) {
  await page.goto(`${server.url}/robots.txt`)
  await page.evaluate(
    (text) => {
      localStorage.setItem('mizan.inputs', text)
      localStorage.setItem('mizan.active', 'own')
    },
    JSON.stringify({ version: 1, plan }),
  )
  await page.goto(`${server.url}/demo?step=results&lang=${lang}`)
  await page.locator('main h3, main h2').first().waitFor()
  await page.mouse.wheel(0, 1)
  await page.waitForLoadState('networkidle')
  // What is worked out when nothing else is to be done is drawn by then.
  await page.waitForTimeout(700)
  const file = `${folder}/${name}-${lang}-${view.width}-${view.colorScheme}.png`
  await page.screenshot({ path: file, fullPage: true })
  console.log(file)
}

for (const { colorScheme, ...viewport } of views) {
  for (const lang of ['en', 'ar']) {
    const context = await browser.newContext({ viewport, colorScheme, locale: lang === 'ar' ? 'ar-SA' : 'en-GB' })
    const page = await context.newPage()
    for (const [at, [name, plan]] of states.entries()) {
      // The dark differs in its colours alone: every other state is enough.
      if (colorScheme === 'light' || at % 2 === 0) await picture(page, name, plan, lang, { ...viewport, colorScheme })
    }
    await context.close()
  }
}
await browser.close()
await server.stop()
