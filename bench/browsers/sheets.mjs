// node bench/browsers/sheets.mjs [webkit | firefox …] [en | ar] [360 | 1280] [dark] [a name from e2e/browsers/*views.ts …]: every step,
// dialog and state in WebKit and Firefox, in both languages, on a phone and a desktop, as sheets of pictures in .cache/browsers/sheets.
import '../../scripts/tools/node-version.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { engines, lacking } from '../../scripts/testing/engines.mjs'
import { startBuiltServer } from '../../scripts/tools/built-server.mjs'
import { prepareOrExit } from '../../scripts/tools/prepare.mjs'
import { fromTests } from './windows.mjs'

const folder = '.cache/browsers/sheets'
const looks = ['en', 'ar'].flatMap((lang) => [360, 1280].map((width) => ({ lang, width })))
/** How much smaller than the window, and how many stand on a sheet. */
const layouts = { 360: { smaller: 1, columns: 6, rows: 2 }, 1280: { smaller: 2, columns: 3, rows: 3 } }
/** Windows of one page that are pictured: each begins where the one before ended. */
const longest = 10
const gap = 8

/** A picture of a half of its width and height, where it is to be smaller. */
function smaller(picture, by) {
  if (by === 1) return picture
  const small = new PNG({ width: Math.floor(picture.width / by), height: Math.floor(picture.height / by) })
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0
        for (let at = 0; at < by * by; at += 1)
          sum += picture.data[((y * by + Math.floor(at / by)) * picture.width + x * by + (at % by)) * 4 + channel]
        small.data[(y * small.width + x) * 4 + channel] = sum / (by * by)
      }
    }
  }
  return small
}

/** The windows of the page that is open, or of what is open above it, from its top to its end. */
async function windowsOf(tab) {
  const pictures = []
  for (let at = 0; at < longest; at += 1) {
    const hasMore = await tab.run((turn) => {
      const dialog = document.querySelector('[role=dialog]')
      const around = dialog ? [dialog, dialog.parentElement, ...dialog.querySelectorAll('*')] : []
      const isScrolled = (part) =>
        part && part.scrollHeight - part.clientHeight > 4 && /auto|scroll/.test(getComputedStyle(part).overflowY)
      const whole = dialog ? around.find(isScrolled) : document.documentElement
      if (!whole) return false
      whole.scrollTo({ top: turn * (whole.clientHeight - 60), behavior: 'instant' })
      return whole.scrollHeight - whole.scrollTop - whole.clientHeight > 4
    }, at)
    await new Promise((resolve) => setTimeout(resolve, at === 0 ? 400 : 150))
    pictures.push(PNG.sync.read(Buffer.from(await tab.engine.picture(), 'base64')))
    if (!hasMore) break
  }
  return pictures
}

/** Writes pictures as sheets, and says which is where. */
function writeSheets(name, pictures, { smaller: by, columns, rows }) {
  for (let first = 0, number = 1; first < pictures.length; first += columns * rows, number += 1) {
    const here = pictures
      .slice(first, first + columns * rows)
      .map(({ title, picture }) => ({ title, picture: smaller(picture, by) }))
    const width = Math.max(...here.map(({ picture }) => picture.width)) + gap
    const height = Math.max(...here.map(({ picture }) => picture.height)) + gap
    const sheet = new PNG({ width: width * columns, height: height * Math.ceil(here.length / columns) })
    sheet.data.fill(0x80)
    for (let at = 3; at < sheet.data.length; at += 4) sheet.data[at] = 0xff
    for (const [at, { picture }] of here.entries()) {
      const [x, y] = [(at % columns) * width, Math.floor(at / columns) * height]
      PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, x, y)
    }
    const file = `${folder}/${name}-${String(number).padStart(2, '0')}.png`
    writeFileSync(file, PNG.sync.write(sheet))
    console.log(`${file}: ${here.map(({ title }) => title).join(' ')}`)
  }
}

async function pictureLook(engine, line, look, { Tab, states, theme }) {
  const tab = new Tab(engine, line, look)
  await tab.resize()
  await tab.forget()
  await tab.run((chosen) => localStorage.setItem('theme', chosen), theme)
  const pictures = []
  for (const [name, show] of states) {
    try {
      await show(tab)
      await tab.settled()
      const windows = await windowsOf(tab)
      pictures.push(
        ...windows.map((picture, at) => ({ title: windows.length > 1 ? `${name}·${at + 1}` : name, picture })),
      )
    } catch (error) {
      console.log(`${name}: ${error.message.slice(0, 300)}`)
    }
    for (const problem of line.problems.splice(0)) console.log(`${name}: ${problem.slice(0, 300)}`)
  }
  writeSheets(`${engine.name}-${look.lang}-${look.width}-${theme}`, pictures, layouts[look.width])
}

async function pictureEngine(name, server, selection) {
  const [{ startEngine }, { Line }, { Tab }] = await Promise.all(['engine', 'line', 'tab'].map(fromTests))
  const engine = await startEngine(name)
  const line = new Line(new URL(server.url))
  await line.join()
  try {
    for (const look of selection.looks) await pictureLook(engine, line, look, { Tab, ...selection })
  } finally {
    await engine.stop()
    await line.cut()
  }
}

await prepareOrExit()
mkdirSync(folder, { recursive: true })
const words = process.argv.slice(2)
const { views } = await fromTests('signed-in-views')
const { admin } = await fromTests('../server')
/** Those that were named; all where none was. */
const named = (all, nameOf) => {
  const some = all.filter((one) => words.includes(nameOf(one)))
  return some.length > 0 ? some : all
}
const selection = {
  theme: words.includes('dark') ? 'dark' : 'light',
  states: named(views, ([name]) => name),
  looks: named(
    named(looks, ({ lang }) => lang),
    ({ width }) => String(width),
  ),
}
const server = await startBuiltServer({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password })
try {
  for (const name of named(engines, (name) => name)) {
    if (lacking(name).length > 0) console.log(`not here: apt-get install ${lacking(name).join(' ')}`)
    else await pictureEngine(name, server, selection)
  }
} finally {
  await server.stop()
}
