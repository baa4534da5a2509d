import { Key } from 'selenium-webdriver'
import { expect, it } from 'vitest'
import { simulate } from '../../src/domain/model/decisions/uncertainty'
import { demoPlan } from '../../src/domain/plan/demo-plan'
import { formatMoney } from '../../src/i18n/format'
import { inEachEngine } from './browsers'
import { wordsOf } from './words'

/** In the page: results whose name and figure stand in each other or stick out of their row. */
function mislaid(): (string | undefined)[] {
  const textOf = (element: Element | null) => {
    const range = document.createRange()
    if (element) range.selectNodeContents(element)
    return range.getBoundingClientRect()
  }
  const rows = [...document.querySelectorAll<HTMLElement>('[data-result]')].filter(
    (row) => row.getClientRects().length > 0,
  )
  if (rows.length === 0) return ['no row']
  return rows
    .filter((row) => {
      const [box, figure] = [row.getBoundingClientRect(), textOf(row.querySelector('dd'))]
      const name = row.querySelector('dt')?.getBoundingClientRect() ?? box
      const isApart = name.right <= figure.left + 1 || figure.right <= name.left + 1
      const isInside = (part: DOMRect) => part.left >= box.left - 1 && part.right <= box.right + 1
      return !(isApart && isInside(figure) && isInside(name) && textOf(row.querySelector('dt')).height <= name.height)
    })
    .map((row) => row.dataset.result)
}

inEachEngine((visit, { lang }) => {
  it('the sample: a slider moves the result, goal seek is applied and undone, the simulation gives its figures', async () => {
    const { tab } = await visit()
    const { decisions, results, summary, trial } = wordsOf[lang]
    await tab.open('/demo?step=results')
    await tab.at('#slider-price')
    const result = () => tab.text('section:has(#verdict)')
    const before = await tab.until('a result', async () => (await result()) || null)
    await tab.until('moved', async () => {
      const slider = await tab.at('#slider-price')
      await slider.sendKeys(Key.ARROW_RIGHT, Key.ARROW_RIGHT)
      return (await result()) !== before
    })
    // What is tried outlives a reload, until it is put away.
    await tab.driver.navigate().refresh()
    await tab.press(trial.drop)
    await tab.until('as before', async () => (await result()) === before)
    await tab.press(summary.analysis.open)
    await tab.press(results.allFigures.unfold)
    await tab.until('all figures', () => tab.run(() => document.querySelectorAll('[data-result]').length > 80))
    expect(await tab.run(mislaid)).toEqual([])
    await tab.fits()
    await tab.unfold('decisions')
    await tab.fits()
    const lever = decisions.goal.levers.units
    await tab.press(`${results.takes.apply}: ${lever}`, '#decisions')
    await tab.press(`${summary.levers.undo}: ${lever}`, '#decisions')
    await tab.press(decisions.tabs.sure, '#decisions')
    const { p10, p50, p90 } = simulate(demoPlan())
    // A loss is one in words.
    for (const figure of [p10, p50, p90])
      await tab.sees(formatMoney(Math.abs(figure), lang, 'SAR', { max: 0 }), '#decisions')
    await tab.fits()
  })
})
