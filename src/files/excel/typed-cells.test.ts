import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../domain/plan/parse-plan'
import { readFile } from '../read-file'
import { firstChoice, numberCell, opened, plain, plainFile, textCell, typedOver } from '../testing/workbooks'
import { packed } from '../testing/zip'
import { workbookInputs } from '../workbook/format'

describe('what was typed in a workbook', () => {
  it('names the cells that show an error or whose formula was never worked out, and takes none for 0 or no text', async () => {
    const { file, addresses } = typedOver(await plainFile(), {
      storeName: { type: 'e', value: '#NAME?' },
      vatPct: { type: 'e', value: '#REF!' },
      products_1_unitPriceInclVAT: { type: 'n', value: '1e999' },
      paidAdsMo: { type: 'n', value: null },
      influencersMo: numberCell(200),
    })
    const { plan, rejected } = opened(file)
    expect(plan).toEqual({ ...plain, influencersMo: 200 })
    expect(rejected).toEqual([
      { path: 'storeName', cell: addresses[0], why: 'error', text: '#NAME?' },
      { path: 'vatPct', cell: addresses[1], why: 'error', text: '#REF!' },
      { path: 'products.0.unitPriceInclVAT', cell: addresses[2], why: 'error', text: '1e999' },
      { path: 'paidAdsMo', cell: addresses[3], why: 'noValue', text: '' },
    ])
  })

  it('takes a currency of three letters and a month that plans begin in, and nothing else for them', async () => {
    const file = await plainFile()
    const read = (currency: string, startMonth: string) =>
      opened(typedOver(file, { currency: textCell(currency), startMonth: textCell(startMonth) }).file)
    for (const [currency, month] of [
      ['15', '2027-13'],
      ['dollars', '1999-01'],
      ['', 'February'],
    ] as const) {
      const { plan, rejected } = read(currency, month)
      expect(plan).toEqual(plain)
      expect(rejected.map(({ path }) => path)).toEqual(['currency', 'startMonth'])
    }
    const { plan, rejected } = read(' usd ', ' ٢٠٢٧-٠٣ ')
    expect([plan.currency, plan.startMonth, rejected]).toEqual(['USD', '2027-03', []])
    expect(
      opened(typedOver(file, { startMonth: { type: 'd', value: '2027-04-01T00:00:00' } }).file).plan.startMonth,
    ).toBe('2027-04')
    // A date of a year in which no plan begins.
    expect(opened(typedOver(file, { startMonth: numberCell(60_000) }).file).rejected).toHaveLength(1)
  })

  it('is refused when what was typed makes a plan that cannot be stored, and leaves out what no text holds', async () => {
    const file = await plainFile()
    const named = (storeName: string) => typedOver(file, { storeName: textCell(storeName) }).file
    expect(readFile(named('x'.repeat(300_000)))).toEqual({ kind: 'refused', refusal: 'planTooLarge' })
    expect(opened(named('No_x0000_or')).plan.storeName).toBe('Noor')
  })

  it('has no switch that a code other than yes and no could turn', async () => {
    const file = await plainFile()
    const { word, code } = firstChoice(file, 'choices_switch')
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const cells = { vatRegistered: textCell('Perhaps'), [word]: textCell('Perhaps'), [code]: textCell(name) }
      const { plan, rejected } = opened(typedOver(file, cells).file)
      expect(plan).toEqual(plain)
      expect(rejected).toContainEqual(expect.objectContaining({ path: 'vatRegistered', text: 'Perhaps' }))
    }
    const perhaps = { vatRegistered: textCell('Perhaps'), [word]: textCell('Perhaps'), [code]: textCell('no') }
    expect(opened(typedOver(file, perhaps).file).plan.vatRegistered).toBe(false)
  })

  it('matches words as spreadsheets do, in any case, and reads an emptied cell as the formulas do', async () => {
    const file = await plainFile()
    const typed = opened(
      typedOver(file, { vatRegistered: textCell('NO'), overheads_branding_mode: textCell('annual') }).file,
    )
    expect([typed.rejected, typed.plan.vatRegistered, typed.plan.overheads.branding.mode]).toEqual([
      [],
      false,
      'annual',
    ])
    for (const empty of [{ type: 's', value: '' }, textCell('')]) {
      const { plan: read, changed } = opened(
        typedOver(file, { vatRegistered: empty, overheads_branding_mode: empty, productCategory: empty }).file,
      )
      expect(changed).toHaveLength(3)
      expect([read.vatRegistered, read.overheads.branding.mode, read.productCategory]).toEqual([false, 'monthly', ''])
    }
  })

  it('takes a percentage that no number can hold for no value, and the rest of the workbook over', async () => {
    const { file } = typedOver(await plainFile(), { vatPct: numberCell(1e308), paidAdsMo: numberCell(7) })
    const { plan: read, rejected } = opened(file)
    expect([read.vatPct, read.paidAdsMo, rejected.map(({ path }) => path)]).toEqual([plain.vatPct, 7, ['vatPct']])
  })

  it('names the inputs that are not found: their names were not kept, or their sheet is gone', async () => {
    const file = await plainFile()
    expect(opened(file).missing).toEqual([])
    const changedBook = (change: (xml: string) => string) => {
      const files = Object.entries(unzipSync(file)).map(
        ([name, part]) => [name, new TextDecoder().decode(part)] as const,
      )
      return opened(
        packed(Object.fromEntries(files.map(([name, xml]) => [name, name === 'xl/workbook.xml' ? change(xml) : xml]))),
      )
    }
    const all = workbookInputs(parsePlan(JSON.stringify(plain)).plan).map(({ path }) => path)
    const nameless = changedBook((xml) => xml.replace(/<definedNames>.*<\/definedNames>/s, ''))
    expect([nameless.plan, nameless.changed, nameless.missing]).toEqual([plain, [], all])
    expect(changedBook((xml) => xml.replace('name="Inputs"', 'name="Other"')).missing).toEqual(all)
    const one = changedBook((xml) => xml.replace(/(<definedName name="vatPct">)[^<]*/, '$1Inputs!#REF!'))
    expect(one.missing).toEqual(['vatPct'])
  })

  it('names the figures that were added beside its inputs, which have no place in the plan', async () => {
    const file = await plainFile()
    expect(opened(file).added).toEqual([])
    expect(opened(await plainFile('ar')).added).toEqual([])
    const { addresses } = typedOver(file, { [`products_${plain.products.length}_unitPriceInclVAT`]: numberCell(1) })
    const [price = ''] = addresses
    const beside = price.replace(/^[A-Z]/, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1))
    const { plan, added } = opened(
      typedOver(file, {
        [`sheet2.xml!${beside}`]: numberCell(99),
        'sheet2.xml!C200': numberCell(2000),
        'sheet2.xml!H6': textCell('ask the supplier'),
      }).file,
    )
    expect(plan).toEqual(plain)
    // Words, and what stands far below, are nothing that could be missed.
    expect(added).toEqual([beside])
  })
})
