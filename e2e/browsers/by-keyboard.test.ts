import { Key } from 'selenium-webdriver'
import { expect, it } from 'vitest'
import { inEachEngine } from './browsers'
import type { Tab } from './tab'
import { wordsOf } from './words'

/** Moves the focus as a keyboard does, until the control in question has it. */
async function tabTo(tab: Tab, what: string, isThere: (what: string) => boolean) {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await tab.run(isThere, what)) return
    await tab.keys(Key.TAB)
  }
  throw new Error(`Tab never reached ${what}`)
}

const hasId = (id: string) => document.activeElement?.id === id
const hasText = (text: string) => document.activeElement?.textContent?.trim() === text
const controls = (id: string) => document.activeElement?.getAttribute('aria-controls') === id

async function type(tab: Tab, id: string, text: string) {
  const section = await tab.run((id: string) => document.getElementById(id)?.closest('[hidden]')?.id ?? '', id)
  if (section !== '') {
    await tabTo(tab, section, controls)
    await tab.keys(Key.ENTER)
  }
  await tabTo(tab, id, hasId)
  await tab.driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).sendKeys(text).perform()
}

async function press(tab: Tab, text: string) {
  await tabTo(tab, text, hasText)
  await tab.keys(Key.ENTER)
}

/** What Arabic keyboards write: digits of both families, the decimal sign, the comma in its place and the thousands sign. */
const figures = {
  en: { price: '89.5', units: '1,400', cost: '14.5' },
  ar: { price: '٨٩٫٥', units: '١٬٤٠٠', cost: '۱۴،۵' },
}

inEachEngine((visit, { lang }) => {
  it('a blank plan is filled through its five steps by keyboard alone, in the digits of either language', async () => {
    const { tab } = await visit()
    const { evaluator, quickStart } = wordsOf[lang]
    await tab.open('/demo')
    await tab.called(evaluator.sample.startMine)
    await press(tab, evaluator.sample.startMine)
    await tab.at('[id="productName"]')
    await type(tab, 'productName', lang === 'ar' ? 'صابون الغار' : 'Laurel soap')
    await press(tab, quickStart.steps)
    await tab.at('[id="storeName"]')
    await type(tab, 'storeName', 'Laurel')
    await tabTo(tab, 'productCategory', hasId)
    await tab.keys(Key.ARROW_DOWN, Key.ARROW_DOWN)
    await press(tab, evaluator.next)
    await tab.at('[id="vatPct"]')
    await type(tab, 'products.0.unitPriceInclVAT', figures[lang].price)
    await type(tab, 'products.0.unitsPerMonth', figures[lang].units)
    await press(tab, evaluator.next)
    await tab.at('[id="contingencyMo"]')
    await type(tab, 'products.0.exFactoryPrice', figures[lang].cost)
    await type(tab, 'contingencyMo', '500')
    await press(tab, evaluator.next)
    await tab.isAt(/step=advanced/)
    await press(tab, evaluator.next)
    await tab.isAt(/step=results/)
    await tab.fits()
    const kept = await tab.until('kept', () =>
      tab.run(() => {
        const { plan } = JSON.parse(localStorage.getItem('mizan.inputs') ?? '{}')
        return plan?.contingencyMo === 500 ? plan : null
      }),
    )
    expect(kept).toMatchObject({ storeName: 'Laurel' })
    expect(kept.products).toMatchObject([{ unitPriceInclVAT: 89.5, unitsPerMonth: 1400, exFactoryPrice: 14.5 }])
  })
})
