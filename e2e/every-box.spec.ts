import type { Page } from 'playwright/test'
import { adminData } from '../src/i18n/en/admin/admin-data'
import { admin, call, test } from './accounts-server'
import { expect } from './fixtures'

test.use({ keepsPage: true })

interface Fed {
  /** What a person would call the boxes. */
  boxes: string[]
  /** Those that did not hold what was put into them. */
  lost: string[]
}

/** In the page, where a box takes no round trip: words, nothing, a paste and quick keys, one box after the other. */
async function feed(root: string): Promise<Fed> {
  const kinds = 'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea'
  const boxes = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`:is(${root}) :is(${kinds})`)]
  const open = boxes.filter((box) => box.checkVisibility() && !box.disabled && !box.readOnly)
  const lost: string[] = []
  const nameOf = (box: Element) => box.id || box.getAttribute('aria-label') || box.tagName
  const put = async (box: HTMLInputElement | HTMLTextAreaElement, texts: readonly string[]) => {
    box.focus()
    box.select()
    if (texts.length === 0) document.execCommand('delete')
    // No pause between the keys: what one of them sets off is still under way when the next one comes.
    for (const text of texts) document.execCommand('insertText', false, text)
    // What is drawn again, and what follows from that.
    await new Promise((resolve) => setTimeout(resolve))
    if (box.value !== texts.join('')) lost.push(`${nameOf(box)}: ${box.value}, not ${texts.join('')}`)
  }
  for (const box of open) {
    for (const texts of [['abc'], [], ['12,345.60 SAR'], [...'40x٧']]) await put(box, texts)
    box.blur()
  }
  return { boxes: open.map(nameOf), lost }
}

/**
 * Feeds every box below `root` what its form does not expect: none loses a letter, and none throws, which the watch on
 * the browser would say. Returns the boxes.
 */
async function feedBoxes(page: Page, root = 'main'): Promise<string[]> {
  const { boxes, lost } = await page.evaluate(feed, root)
  expect(lost, 'boxes that hold something other than what was typed').toEqual([])
  return boxes
}

// The boxes of the plan are fed where they are all open: every-field.spec.ts.
test('no box of an account or of the administration loses a letter or fails on what it does not expect', async ({
  page,
}) => {
  await call(page, 'auth.login', admin)
  await page.goto('/account')
  await expect(page.locator('[id="businessName"]')).toBeVisible()
  expect((await feedBoxes(page, 'form')).length).toBeGreaterThan(5)
  await page.goto('/admin?tab=data')
  const { mode, months } = adminData.overheads
  await page.getByLabel(mode, { exact: true }).selectOption('oneTime')
  expect((await feedBoxes(page, 'form')).length).toBeGreaterThan(12)
  // What was no number is typed again, and is one.
  const box = page.getByLabel(months, { exact: true })
  await box.fill('')
  await box.pressSequentially('24')
  await expect(box).not.toHaveAttribute('aria-invalid', 'true')
})

test('an error of a page, of a window that it opened or of a worker would fail a test', async ({ page, problems }) => {
  for (const where of ['the page', 'a window', 'a worker']) problems.expect(new RegExp(`uncaught: .*of ${where}`))
  await page.goto('/robots.txt')
  const popup = page.waitForEvent('popup')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('of the page')
    })
    window.open('/robots.txt')
  })
  await (await popup).evaluate(() => {
    setTimeout(() => {
      throw new Error('of a window')
    })
  })
  const worker = page.waitForEvent('worker')
  await page.evaluate(() => {
    new Worker(URL.createObjectURL(new Blob(['setTimeout(() => { throw new Error("of a worker") }, 50)'])))
  })
  await worker
  await page.waitForTimeout(300)
})
