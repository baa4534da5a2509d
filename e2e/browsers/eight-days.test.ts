import { readFileSync, rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatDate } from '../../src/i18n/format'
import { inEachEngine } from './browsers'
import { wordsOf } from './words'

const dayMs = 24 * 60 * 60_000

inEachEngine((visit, { lang }) => {
  it('the page names the day from which a guest’s plan may be deleted, and the file brings the plan back after it', async () => {
    const { tab } = await visit()
    const { evaluator, more, files } = wordsOf[lang]
    await tab.open('/demo?start')
    await tab.fill('productName', 'Dates')
    await tab.fill('products.0.unitPriceInclVAT', '80')
    await tab.until('kept', () => tab.run(() => localStorage.getItem('mizan.inputs')?.includes('Dates') ?? false))
    await tab.open('/demo?step=setup')
    await tab.holds('productName', 'Dates')
    const from = formatDate(new Date(Date.now() + 7 * dayMs), lang)
    const told = evaluator.keep.until.replace('{{day}}', from)
    if (tab.engine.name === 'webkit') {
      await tab.sees(told)
      await tab.fits()
      await tab.press(evaluator.keep.download)
    } else {
      // Firefox deletes nothing by itself: only the way to a file is the same.
      expect(await tab.text()).not.toContain(from)
      await tab.press(evaluator.sample.keep)
      await tab.press(evaluator.keep.download, '[role=dialog]')
    }
    const path = await tab.download(/^mizan-plan.*\.json$/)
    expect(JSON.parse(readFileSync(path, 'utf8')).products[0].unitPriceInclVAT).toBe(80)

    // What WebKit does on the eighth day: all that scripts wrote is gone, cookies of the server stay.
    await tab.forget({ cookies: false })
    await tab.open('/demo')
    await tab.called(evaluator.sample.startMine)
    await tab.press(evaluator.toolbar.menu)
    await tab.press(more.openFile)
    const chosen = await tab.at('[role=dialog] input[type=file]')
    await chosen.sendKeys(path)
    await tab.press(files.preview.open, '[role=dialog]')
    await tab.open('/demo?step=revenue')
    await tab.holds('products.0.unitPriceInclVAT', '80')
    rmSync(path)
  })
})
