import ExcelJS from 'exceljs'
import { describe, expect, it } from 'vitest'
import { demoPlan } from '../../domain/plan/demo-plan'
import { originAt } from '../../domain/plan/origins'
import { blankPlan, type Plan } from '../../domain/plan/plan'
import { readFile } from '../read-file'
import { countWithCost, groupedProduct, groupName, groupsOf } from './group-products'
import { type ListedProduct, productsIn } from './product-rows'
import { readTable } from './read-table'
import { beyondLimit, type Taking, withProducts } from './with-products'

const listed = (text: string) => productsIn(readTable(text).rows)
const figures = ({ products }: ReturnType<typeof productsIn>) =>
  products.map(({ name, price, cost, units }) => [name, price, cost, units])

function rowsOf(bytes: Uint8Array): string[][] {
  const answer = readFile(bytes)
  if (answer.kind !== 'opened' || answer.opened.kind !== 'table') throw new Error(JSON.stringify(answer))
  return answer.opened.rows
}

const salla = `بيانات المنتج,,,,,,,
 أسم المنتج ,سعر المنتج,سعر التكلفة,السعر المخفض,رمز المنتج sku,الباركود,الوزن,خاضع للضريبة ؟
"شمعة العود، كبيرة","١٬٤٩٩٫٥٠",40,,SKU-1,,0.4,نعم
شمعة اللافندر,129,٣٥,99,SKU-2,,0.4,نعم
,50,10,,SKU-3,,,نعم
مبخرة,مجانًا,10,,SKU-4,,,لا
`

describe('a list of products', () => {
  it('is read as Salla exports it: below a title, in either spelling, with Arabic digits and quoted commas', () => {
    const list = listed(salla)
    expect(list.products).toMatchObject([
      { row: 3, name: 'شمعة العود، كبيرة', price: 1499.5, salePrice: null, cost: 40, units: null },
      { row: 4, name: 'شمعة اللافندر', price: 129, salePrice: 99, cost: 35 },
    ])
    expect(list.problems).toEqual([
      { row: 5, name: '', code: 'noName', text: '' },
      { row: 6, name: 'مبخرة', code: 'badPrice', text: 'مجانًا' },
    ])
    expect(list.headers).toMatchObject({ name: 'أسم المنتج', price: 'سعر المنتج', salePrice: 'السعر المخفض' })
    expect(figures(listed(salla.replace('أسم', 'اسم')))).toHaveLength(2)
  })

  it('may begin with a product in brackets, which is no damaged JSON', () => {
    const rows = rowsOf(new TextEncoder().encode('[New] Oud candle\t149\t40\n[Old] Candle\t99\t30'))
    expect(figures(productsIn(rows))).toEqual([
      ['[New] Oud candle', 149, 40, null],
      ['[Old] Candle', 99, 30, null],
    ])
  })

  it('names a row by the beginning of its cell where a quotation mark is never closed', () => {
    const [problem] = listed(`name,price\n"Candle\n${'A,1\n'.repeat(50_000)}`).problems
    expect([problem?.code, problem?.name.length, problem?.text.length]).toEqual(['nameTooLong', 61, 61])
  })

  it.each([
    ['commas', 'Product name,Price (SAR),Cost,Units per month\nCandle,149,40,190', [['Candle', 149, 40, 190]]],
    ['semicolons and decimal commas', 'Name;Price;Cost\nCandle;1.149,50;40,5\n', [['Candle', 1149.5, 40.5, null]]],
    ['tabs, copied from a spreadsheet', 'الاسم\tالسعر\tالتكلفة\nشمعة\t149 ر.س\t40\n', [['شمعة', 149, 40, null]]],
    [
      'no headers',
      'Candle\t149\t40\t190\nDiffuser\t99\t30\t',
      [
        ['Candle', 149, 40, 190],
        ['Diffuser', 99, 30, null],
      ],
    ],
    ['a line for Excel', 'sep=;\nname;price\nCandle;149', [['Candle', 149, null, null]]],
    ['line breaks and quotes in a cell', 'name,price\n"A ""big""\ncandle",149', [['A "big" candle', 149, null, null]]],
    ['a formula for a name', 'name,price\n"=cmd|calc",149', [['=cmd|calc', 149, null, null]]],
  ])('is read with %s', (_, text, expected) => {
    expect(figures(listed(text))).toEqual(expected)
  })

  it('is read in the encodings that spreadsheets save in', () => {
    const text = 'اسم المنتج,سعر المنتج\nشمعة,149\n'
    const utf8 = new TextEncoder().encode(`\ufeff${text}`)
    const utf16 = new Uint8Array(new Uint16Array([...`\ufeff${text}`].map((sign) => sign.charCodeAt(0))).buffer)
    // The Arabic code page of Windows, letter by letter.
    const page = new Map(
      [...'اسمنتجعرشةل'].map((letter, at) => [
        letter,
        [0xc7, 0xd3, 0xe3, 0xe4, 0xca, 0xcc, 0xda, 0xd1, 0xd4, 0xc9, 0xe1][at] ?? 0,
      ]),
    )
    const windows = new Uint8Array([...text].map((sign) => page.get(sign) ?? sign.charCodeAt(0)))
    for (const bytes of [utf8, utf16, windows])
      expect(figures(productsIn(rowsOf(bytes)))).toEqual([['شمعة', 149, null, null]])
  })

  it('is read from the first sheet of a workbook as from a text, and a workbook of orders is not', async () => {
    const bytesOf = async (rows: readonly unknown[][]) => {
      const workbook = new ExcelJS.Workbook()
      workbook.addWorksheet('Sheet 1').addRows(rows.map((row) => [...row]))
      workbook.addWorksheet('Other').addRow(['Name', 'Price'])
      return new Uint8Array(await workbook.xlsx.writeBuffer())
    }
    const cells = readTable(salla).rows.map((row) => row.map((cell) => (cell === '40' ? 40 : cell || null)))
    const list = productsIn(rowsOf(await bytesOf(cells)))
    expect(figures(list)).toEqual(figures(listed(salla)))
    expect(list.problems).toEqual(listed(salla).problems)
    const orders = readFile(
      await bytesOf([
        ['رقم الطلب', 'حالة الطلب', 'اسم العميل'],
        [1, 'مكتمل', 'نورة'],
      ]),
    )
    expect(orders).toEqual({ kind: 'refused', refusal: 'ordersOfSalla' })
    const long = await bytesOf([['Name', 'Price'], ...Array.from({ length: 2100 }, (_, at) => [`P${at}`, 5])])
    expect(readFile(long)).toMatchObject({ kind: 'opened', opened: { kind: 'table', isCut: true } })
    const wide = await bytesOf([['Name', 'Price', ...Array(300).fill('x')]])
    expect(readFile(wide)).toEqual({ kind: 'refused', refusal: 'tooManyCells' })
  })

  it('names each row that is out of the limits of typing', () => {
    const rows = ['Name,Price,Cost,Units sold', 'A,0,1,1', 'B,100001,1,1', 'C,10,-4,1', 'D,10,4,1.5', 'E,10,4,1000001']
    const list = listed([...rows, `${'x'.repeat(151)},10,4,1`, 'F,,4,1'].join('\n'))
    expect(list.products).toEqual([])
    expect(list.problems.map(({ row, code }) => `${row} ${code}`)).toEqual([
      '2 noPrice',
      '3 priceRange',
      '4 badCost',
      '5 badUnits',
      '6 unitsRange',
      '7 nameTooLong',
      '8 noPrice',
    ])
  })
})

describe('a list whose headers are not known', () => {
  it.each([
    ['Titel;Preis;Kosten\nKerze;10;4\nVase;20;8', ['Titel', 'Preis', 'Kosten']],
    ['Products 2026\n\nTitel,Preis\nKerze,10', ['Titel', 'Preis']],
    ['Designation,Price\nCandle,10', ['Designation', 'Price']],
    ['الوصف\tالسعر\nشمعة\t149 ر.س', ['الوصف', 'السعر']],
    ['Price,Cost\n10,4', ['Price', 'Cost']],
  ])('is not guessed at: %j', (text, headers) => {
    expect(listed(text)).toEqual({ products: [], problems: [], headers: null, unknown: headers, vat: null })
  })

  it('is one without headers where its first row has figures', () => {
    expect(listed('Candle\t149 SAR\nDiffuser\t٩٩').unknown).toBeNull()
    expect(figures(listed('Candle\t149 SAR\nDiffuser\t٩٩'))).toHaveLength(2)
  })
})

it('prices are bound by the limits of SAR in SAR alone', () => {
  const rows = readTable('name,price\nCarpet,250000').rows
  expect(productsIn(rows, true).problems).toMatchObject([{ row: 2, code: 'priceRange' }])
  expect(productsIn(rows, false).products).toMatchObject([{ name: 'Carpet', price: 250_000 }])
})

const product = (name: string, price: number, more: Partial<ListedProduct> = {}): ListedProduct => ({
  row: 1,
  name,
  category: '',
  price,
  salePrice: null,
  cost: null,
  units: null,
  supplierVat: null,
  ...more,
})

describe('similar products', () => {
  it('stand for one with price and cost weighted by units', () => {
    const group = {
      category: '',
      products: [product('A', 100, { cost: 40, units: 30 }), product('B', 200, { cost: 60, units: 10 })],
    }
    expect(groupedProduct(group, 'A and 1 other')).toMatchObject({
      name: 'A and 1 other',
      price: 125,
      cost: 45,
      units: 40,
    })
    const unknown = { category: '', products: [product('A', 100, { cost: 40, units: 30 }), product('B', 200)] }
    expect(groupedProduct(unknown, 'A')).toMatchObject({ price: 150, cost: 40, units: null })
  })

  it('have a name that a product may have, however long that of the first is', () => {
    const named = (name: string) => `${name} and 7 others`
    expect(groupName('Candle', named)).toBe('Candle and 7 others')
    const long = groupName('x'.repeat(150), named)
    expect(long).toMatch(/^x+… and 7 others$/)
    expect(long).toHaveLength(150)
    const astral = groupName('😀'.repeat(75), named)
    expect(astral.length).toBeLessThanOrEqual(150)
    expect(astral).toMatch(/^(😀)+… and 7 others$/u)
    expect(groupName('y'.repeat(400), (name) => name)).toHaveLength(150)
  })

  it('tell how many of them the average cost is of', () => {
    const products = [product('A', 100, { cost: 40 }), product('B', 200), product('C', 300)]
    expect(countWithCost({ category: '', products })).toBe(1)
  })

  it('are found by category, or else where prices leap, in at most three groups', () => {
    const prices = [10, 11, 12, 50, 52, 300, 310]
    const names = (groups: ReturnType<typeof groupsOf>) =>
      groups.map(({ products }) => products.map(({ price }) => price))
    expect(names(groupsOf(prices.map((price) => product(`P${price}`, price))))).toEqual([
      [10, 11, 12],
      [50, 52],
      [300, 310],
    ])
    expect(names(groupsOf([5, 5, 5, 5].map((price) => product('P', price))))).toEqual([[5, 5, 5, 5]])
    const sorted = ['a', 'b', 'a', 'c', 'd', 'b', 'a'].map((category, at) => product(`P${at}`, at + 1, { category }))
    const groups = groupsOf(sorted)
    expect(groups.map(({ category, products }) => `${category} ${products.length}`)).toEqual(['a 3', 'b 2', ' 2'])
  })
})

const taking: Taking = { how: 'add', includesVat: true, usesSalePrice: true }
const two = (): Plan => ({ ...demoPlan(), products: demoPlan().products.slice(0, 2) })

describe('products of a list in a plan', () => {
  it('bring one of the same name up to date and add the others, asking for what the list does not tell', () => {
    const plan = two()
    const [first] = plan.products
    const name = first?.name.toUpperCase() ?? ''
    const after = withProducts(plan, [product(name, 111, { cost: 33 }), product('New', 50, { salePrice: 45 })], taking)
    expect(after.products).toHaveLength(3)
    expect(after.products[0]).toEqual({ ...first, name, unitPriceInclVAT: 111, exFactoryPrice: 33 })
    expect(after.products[1]).toBe(plan.products[1])
    expect(after.products[2]).toMatchObject({ name: 'New', unitPriceInclVAT: 45, exFactoryPrice: 0 })
    expect(after.unanswered).toEqual(['productCost', ...plan.unanswered, after.products[2]?.id])
  })

  it('never come over a product without a name, or one whose name is other signs', () => {
    const [first, second] = demoPlan().products
    if (!first || !second) throw new Error('two products')
    const plan = {
      ...two(),
      products: [
        { ...first, name: '' },
        { ...second, name: '★' },
      ],
    }
    const after = withProducts(plan, [product('☆☆', 5)], taking)
    expect(after.products.map(({ name }) => name)).toEqual(['', '★', '☆☆'])
    expect(after.products.slice(0, 2)).toEqual(plan.products)
    const same = withProducts(plan, [product('★', 5)], taking)
    expect(same.products.map(({ unitPriceInclVAT }) => unitPriceInclVAT)).toEqual([first.unitPriceInclVAT, 5])
  })

  it('are named where VAT takes their price beyond the limit', () => {
    const chosen = [product('Carpet', 90_000), product('Candle', 90), product('Vase', 99_000, { salePrice: 80_000 })]
    const excluded = { ...taking, includesVat: false }
    const names = (plan: Plan, how: Taking) => beyondLimit(plan, chosen, how).map(({ name }) => name)
    expect(names(two(), taking)).toEqual([])
    expect(names(two(), excluded)).toEqual(['Carpet'])
    expect(names(two(), { ...excluded, usesSalePrice: false })).toEqual(['Carpet', 'Vase'])
    expect(names({ ...two(), currency: 'EGP' }, excluded)).toEqual([])
  })

  it('take the place of the others when they replace them', () => {
    const plan = demoPlan()
    const after = withProducts(plan, [product('New', 50, { cost: 20, units: 70 })], { ...taking, how: 'replace' })
    for (const name of ['unitPriceInclVAT', 'exFactoryPrice', 'unitsPerMonth'])
      expect(originAt(after, `products.0.${name}`)).toBe('file')
    const unpriced = withProducts(plan, [product('Newer', 50)], taking)
    expect(originAt(unpriced, `products.${unpriced.products.length - 1}.exFactoryPrice`)).not.toBe('file')
    expect(after.products.map(({ name, unitsPerMonth }) => `${name} ${unitsPerMonth}`)).toEqual(['New 70'])
    expect(plan.products.some(({ id }) => id === after.products[0]?.id)).toBe(false)
    expect(after.unanswered).toEqual([])
  })

  it('get VAT on top of prices without it, unless the store is not registered', () => {
    const price = (plan: Plan) =>
      withProducts(plan, [product('New', 99.99)], { ...taking, includesVat: false }).products.at(-1)?.unitPriceInclVAT
    expect(price(blankPlan())).toBe(114.99)
    expect(price({ ...blankPlan(), vatRegistered: false })).toBe(99.99)
    const full = withProducts(blankPlan(), [product('New', 90, { salePrice: 80 })], { ...taking, usesSalePrice: false })
    expect(full.products[0]?.unitPriceInclVAT).toBe(90)
  })
})
