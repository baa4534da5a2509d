// Types into a page as a person would and measures each key from the press to the repaint.
import { setTimeout as sleep } from 'node:timers/promises'
import { watchKeys } from './watch-keys.mjs'

/** A digit and its removal in turn. */
export const digits = (stroke) => (stroke % 2 === 0 ? String(1 + (stroke % 9)) : 'Backspace')
/** A slider one step on and one back. */
export const sliderSteps = (stroke) => (stroke % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')

/**
 * Opens a page ready to be typed into; `box` finds the input, `prepare` opens what is to be open meanwhile, `keyOf` says
 * which key is pressed at each stroke.
 */
export async function openForTyping(context, url, box, slowdown, { prepare = () => {}, keyOf = digits } = {}) {
  const page = await context.newPage()
  await page.addInitScript(watchKeys)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await prepare(page)
  const input = await box(page)
  await input.focus()
  if (keyOf === digits) await page.keyboard.press('End')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, keyOf }
}

/** Presses `strokes` keys: the time of each, and the long tasks among them. */
export async function type({ page, keyOf }, strokes) {
  await page.bringToFront()
  await page.evaluate(() => Object.assign(window.typed, { times: [], longTasks: 0 }))
  for (let i = 0; i < strokes; i += 1) {
    await page.keyboard.press(keyOf(i))
    // People are not in step with the screen's frames, so neither are the keys.
    await sleep(45 + ((i * 7.3) % 17))
  }
  await sleep(150)
  return page.evaluate(() => window.typed)
}
