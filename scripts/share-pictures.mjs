// node scripts/share-pictures.mjs: renders the link preview pictures and the icons again, from our own page.
import './tools/node-version.mjs'
import { readFile, writeFile } from 'node:fs/promises'
import { startBuiltServer } from './tools/built-server.mjs'
import { provideChromium } from './tools/chromium.mjs'
import { prepareOrExit } from './tools/prepare.mjs'

await prepareOrExit()
const { chromium } = await import('playwright')
const server = await startBuiltServer()
const browser = await chromium.launch({
  executablePath: await provideChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
})

/** The hero alone: what cannot be pressed in a picture is left out, and the rest is made larger. */
const cropped = `
  html { scrollbar-gutter: auto }
  nav, #instrument .slot, #instrument > :last-child, [href="/register"], [href="/demo"],
  #consultation-badge, #access-badge, p:empty, p:has(> #access-badge), div:has(> p > [href="/demo"]),
  #instrument > div > div:has(> div > input) { display: none }
  body { padding-inline: 2rem }
  #content > :not(:first-child), footer { display: none }
  header { padding-block: 1.6rem 0 }
  .balance { max-width: 22rem }
  #instrument > div > p:nth-of-type(2) { display: none }
  #content > div:first-child { padding-block: 2.2rem; grid-template-columns: minmax(0, 5fr) minmax(0, 5fr); align-items: center }
`

async function sharePicture(language) {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 630 },
    locale: language === 'ar' ? 'ar-SA' : 'en-GB',
    colorScheme: 'light',
    bypassCSP: true,
  })
  const page = await context.newPage()
  await page.goto(`${server.url}/?lang=${language}`, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: cropped })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `src/public/share-${language}.png` })
  await context.close()
}

async function drawn(size, mark) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${mark}`)
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}

const mark = await readFile('src/public/favicon.svg', 'utf8')

/** The mark on a full square: devices cut the corners themselves. */
const icon = async (size, name) =>
  writeFile(`src/public/${name}.png`, await drawn(size, mark.replace(/rx="\d+"/, 'rx="0"')))

/** What browsers ask for where no page names an icon: one picture behind the head of its format. */
async function oldIcon(size) {
  const picture = await drawn(size, mark)
  const head = Buffer.alloc(22)
  const [isIcon, pictures, planes, bits] = [1, 1, 1, 32]
  head.writeUInt16LE(isIcon, 2)
  head.writeUInt16LE(pictures, 4)
  head.set([size, size], 6)
  head.writeUInt16LE(planes, 10)
  head.writeUInt16LE(bits, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  await writeFile('src/public/favicon.ico', Buffer.concat([head, picture]))
}

for (const language of ['en', 'ar']) await sharePicture(language)
await icon(180, 'apple-touch-icon')
await icon(192, 'icon-192')
await icon(512, 'icon-512')
await oldIcon(48)
await browser.close()
await server.stop()
