import { readFileSync, rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inEachEngine } from './browsers'
import { wordsOf } from './words'

inEachEngine((visit, { lang }) => {
  it('the plan becomes a PDF, a workbook and a table; the workbook opens again as a plan', async () => {
    const { tab } = await visit()
    const { evaluator, more, report, excel, exportFile, files, common } = wordsOf[lang]
    await tab.open('/demo?step=setup')
    const made = async (name: RegExp) => {
      const path = await tab.download(name)
      return { path, content: readFileSync(path) }
    }

    const left = () => tab.run(() => document.querySelector('header')?.getBoundingClientRect().left)
    const before = await left()
    await tab.press(evaluator.toolbar.menu)
    await tab.press(more.report)
    await tab.called(report.dialog.make, '[role=dialog]')
    expect(await left(), 'the page beside a dialog').toBe(before)
    await tab.press(report.dialog.make, '[role=dialog]')
    const pdf = await made(/\.pdf$/)
    expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-')
    await tab.fits()
    rmSync(pdf.path)
    await tab.press(common.close, '[role=dialog]')

    await tab.press(evaluator.toolbar.menu)
    await tab.press(more.workbook)
    await tab.press(excel.make, '[role=dialog]')
    const workbook = await made(/\.xlsx$/)
    expect(workbook.content.subarray(0, 2).toString()).toBe('PK')
    await tab.press(exportFile.another, '[role=dialog]')
    await tab.press(excel.kinds.csv, '[role=dialog]')
    await tab.press(excel.make, '[role=dialog]')
    const table = await made(/\.csv$/)
    expect(table.content.subarray(0, 3)).toEqual(Buffer.from('\ufeff'))
    rmSync(table.path)
    await tab.press(common.close, '[role=dialog]')

    await tab.press(evaluator.toolbar.menu)
    await tab.press(more.openFile)
    const chosen = await tab.at('[role=dialog] input[type=file]')
    await chosen.sendKeys(workbook.path)
    await tab.sees(evaluator.sample.store.storeName, '[role=dialog]')
    await tab.fits()
    expect(await tab.text('[role=dialog]')).not.toContain(files.refused.brokenWorkbook)
    rmSync(workbook.path)
  })
})
