import ExcelJS from 'exceljs'
import { expect, it } from 'vitest'
import { evaluate } from '../../domain/model/evaluate'
import { demoPlan } from '../../domain/plan/demo-plan'
import { parsePlan } from '../../domain/plan/parse-plan'
import { secondSample } from '../../domain/samples/second-sample'
import { workbook } from '../../i18n/ar/workbook/workbook'
import { monthsCsv } from './csv'
import { cellText, choicesName, pieceLength, planCells, planSheet, workbookInputs, workbookMark } from './format'
import { wordsOf } from './testing/words'
import { cellNamed, sourceOf, writtenFile } from './testing/written'

const [en, ar] = await Promise.all([wordsOf('en'), wordsOf('ar')])
const sample = { ...demoPlan(), cashPlan: { ...demoPlan().cashPlan, enabled: true } }

const files = new Map<typeof en, ReturnType<typeof writtenFile>>()

/** The workbook of the sample, which is read and never written here; making one and opening it takes a second. */
function sampleFile(words: typeof en): ReturnType<typeof writtenFile> {
  const file = files.get(words) ?? writtenFile(sourceOf(sample, words))
  files.set(words, file)
  return file
}

it('holds every input as a named, coloured cell with a note, and every result with the app’s value', async () => {
  const file = await sampleFile(en)
  const inputs = workbookInputs(parsePlan(JSON.stringify(sample)).plan)
  for (const { name } of inputs) {
    const cell = cellNamed(file, name)
    expect([name, cell.fill.type, cell.note !== '']).toEqual([name, 'pattern', true])
  }
  const { monthly, bottomLine, advanced, cashPlan } = evaluate(sample)
  expect(cellNamed(file, 'result_salesExVAT').result).toBe(monthly.salesExVAT)
  expect(cellNamed(file, 'result_bottomLine_operatingIncome').result).toBe(bottomLine.operatingIncome)
  expect(cellNamed(file, 'result_grossMarginPct').result).toBeCloseTo((monthly.grossMarginPct ?? 0) / 100, 12)
  expect(cellNamed(file, 'result_businessHealthScore').result).toBe(advanced?.businessHealthScore)
  expect(cellNamed(file, 'result_cashPlan_cashNeeded').result).toBe(cashPlan?.cashNeeded)
  expect(cellNamed(file, 'result_salesExVAT').formula).toContain('/')
  expect(cellNamed(file, 'result_vat_mustRegisterMonth').result).toBe('—')
  expect(cellNamed(file, 'vatPct').value).toBe(0.15)
  expect(cellNamed(file, 'vatPct').numFmt).toContain('%')
})

it('offers the words of a choice in a list, in the language of the workbook', async () => {
  const file = await sampleFile(ar)
  const cell = cellNamed(file, 'paymentMode')
  expect(cell.value).toBe('نسبة واحدة لكل الطلبات')
  expect(cell.dataValidation.type).toBe('list')
  expect(file.definedNames.getRanges(choicesName('paymentMode')).ranges).toHaveLength(1)
})

it('gives a head the lines that it is broken into', async () => {
  const heights = (await sampleFile(en)).worksheets.flatMap((sheet) => {
    const rows: [unknown, number][] = []
    sheet.eachRow((row) => row.eachCell(({ value }) => rows.push([value, row.height ?? 0])))
    return rows
  })
  const heightOf = (head: string) => heights.find(([value]) => value === head)?.[1]
  expect(heightOf('Share of orders that are paid')).toBe(27)
  expect(heightOf('Units per month')).toBe(0)
})

it('reads from right to left in Arabic, with sheets named in Arabic, and from left to right in English', async () => {
  const [arabic, english] = await Promise.all([sampleFile(ar), sampleFile(en)])
  const shown = (file: ExcelJS.Workbook) => file.worksheets.filter(({ state }) => state === 'visible')
  expect(shown(arabic).every(({ views }) => views[0]?.rightToLeft === true)).toBe(true)
  expect(shown(english).some(({ views }) => views[0]?.rightToLeft === true)).toBe(false)
  expect(shown(arabic).filter(({ name }) => /[a-z]/i.test(name))).toEqual([])
  expect(shown(english)[0]?.name).toBe('Summary')
})

it('carries the plan in pieces on a sheet that only programs see, with keys that the product does not know', async () => {
  const stored = { ...sample, later: { kept: [1, 'x'.repeat(80_000)] } }
  const source = sourceOf(stored, en)
  const sheet = (await writtenFile(source)).getWorksheet(planSheet)
  expect(sheet?.state).toBe('veryHidden')
  const at = (row: number) => String(sheet?.getCell(row, 1).value)
  expect(at(planCells.mark)).toBe(workbookMark)
  const pieces = Array.from({ length: Number(at(planCells.pieces)) }, (_, piece) => at(planCells.firstPiece + piece))
  expect(pieces.length).toBeGreaterThan(2)
  expect(pieces.filter((piece) => piece.length > pieceLength)).toEqual([])
  expect(pieces.join('')).toBe(source.planText)
})

/** Characters that files of Excel cannot hold or change, and texts of the form in which they write control characters. */
const awkward = '\u007f\u0085\ufffe\uffff\u2028\ud800 _x0041_x0042_ _x005F_x0041_ \udc00'

it('carries a plan with every character that a file of Excel cannot hold', async () => {
  const stored = { ...sample, storeName: awkward, later: awkward }
  const source = sourceOf(stored, en)
  const sheet = (await writtenFile(source)).getWorksheet(planSheet)
  const count = Number(sheet?.getCell(planCells.pieces, 1).value)
  const pieces = Array.from({ length: count }, (_, piece) => sheet?.getCell(planCells.firstPiece + piece, 1).value)
  expect(JSON.parse(pieces.join(''))).toEqual(JSON.parse(source.planText))
})

it('writes names as they are read back, in inputs and in the labels made of them', async () => {
  const products = sample.products.map((product) => ({ ...product, name: awkward }))
  const file = await writtenFile(sourceOf({ ...sample, storeName: awkward, products }, en, awkward))
  const readable = cellText(awkward)
  expect(readable).toBe('\u0085\u2028 _x0041_x0042_ _x005F_x0041_ ')
  for (const name of ['storeName', 'products_1_name']) expect(cellNamed(file, name).value).toBe(readable)
  const texts: unknown[] = []
  file.eachSheet((sheet) => sheet.eachRow((row) => row.eachCell((cell) => texts.push(cell.value))))
  expect(texts.filter((text) => text === readable).length).toBeGreaterThan(4)
  expect(texts.filter((text) => typeof text === 'string' && /[\ufffd\ufffe\uffff]/.test(text))).toEqual([])
})

const dangerous = ['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', "=cmd|' /C calc'!A0"]

it('a text that begins like a formula is a text in the workbook', async () => {
  const product = demoPlan().products[0]
  const plan = {
    ...demoPlan(),
    storeName: dangerous[0],
    products: dangerous.map((name, at) => ({ ...product, id: `p-${at}`, name })),
    customOverheadsTech: dangerous.map((name, at) => ({
      id: `c-${at}`,
      name,
      amount: 5,
      mode: 'monthly',
      months: 12,
      chargesVat: true,
    })),
  }
  const file = await writtenFile(sourceOf(plan, en, dangerous[0]))
  const names = dangerous.flatMap((_, at) => [`products_${at + 1}_name`, `customOverheadsTech_${at + 1}_name`])
  for (const name of ['storeName', ...names]) {
    const cell = cellNamed(file, name)
    expect([cell.type, cell.numFmt]).toEqual([ExcelJS.ValueType.String, '@'])
    expect(dangerous.map(cellText)).toContain(cell.value)
  }
  const formulas: string[] = []
  file.eachSheet((sheet) => sheet.eachRow((row) => row.eachCell((cell) => cell.formula && formulas.push(cell.formula))))
  expect(formulas.length).toBeGreaterThan(1000)
  expect(formulas.filter((formula) => /HYPERLINK|cmd|^\s*[=@]/.test(formula))).toEqual([])
})

it('a text that begins like a formula has an apostrophe before it in the table of months', () => {
  for (const text of dangerous) {
    const csv = monthsCsv(sourceOf(sample, en, text))
    const first = csv.slice(1, csv.indexOf('\r\nCurrency'))
    expect(first).toBe(`"'${text.replaceAll('"', '""')}"`)
  }
  expect(monthsCsv(sourceOf(sample, en, 'Noor;=1+1'))).toMatch(/^\ufeff"Noor;'=1\+1"\r\n/)
  expect(monthsCsv(sourceOf(sample, en, '＠SUM(A1)'))).toMatch(/^\ufeff"'＠SUM\(A1\)"\r\n/)
})

it('lists the months of cash and of the projection as a table that Excel reads as UTF-8', () => {
  const source = sourceOf({ ...secondSample(), startMonth: '2027-02' }, ar, 'متجر، "نور"')
  const csv = monthsCsv({ ...source, conclusion: ['يربح 5,000، ويسترد ماله.'] })
  expect(csv).toContain('\r\n"يربح 5,000، ويسترد ماله."\r\n')
  expect(csv.startsWith('\ufeff')).toBe(true)
  expect(csv).toContain('"متجر، ""نور"""')
  const rows = csv.split('\r\n')
  const { cashPlan, advanced } = evaluate({ ...secondSample(), startMonth: '2027-02' })
  const { cash, projection } = workbook.titles
  const begins = (text: string) => rows.some((row) => row.startsWith(text))
  expect(begins(`${cash},بلا نمو`)).toBe(cashPlan !== null)
  expect(begins(`${projection},مع نمو `)).toBe(advanced !== null)
  const month1 = rows.find((row) => row.startsWith('1,2027-02,'))
  expect(month1?.split(',').slice(2).map(Number)).toEqual(
    cashPlan ? Object.values(cashPlan.months[1] ?? {}).slice(1) : Object.values(advanced?.projection[1] ?? {}).slice(1),
  )
})

it('the months of a store that has to register within the year count it as registered, as its sentences do', () => {
  const rows = monthsCsv(sourceOf(secondSample(), en)).split('\r\n')
  const { advanced } = evaluate({ ...secondSample(), vatRegistered: true })
  const head = rows.findIndex((row) => row.startsWith('Projection')) + 1
  const month1 = rows.slice(head).find((row) => row.startsWith('1,'))
  expect(rows[head]).toContain('Revenue excluding VAT')
  expect(Number(month1?.split(',')[2])).toBe(advanced?.projection[1]?.salesExVAT)
})
