import { expect, it } from 'vitest'
import { type ParsedPlan, parsePlan } from './parse-plan'
import { blankPlan, blankProduct, blankTeamMember, type Plan } from './plan'
import { guardPlanText } from './plan-guard'

const parse = (value: unknown): ParsedPlan => parsePlan(JSON.stringify(value))
const planOf = (value: unknown): Plan => parse(value).plan
const firstProduct = (product: object) => planOf({ products: [product] }).products[0]

it.each(['', 'x', '{', '[]', '[1]', 'null', '1', '"{}"', 'undefined', '\ud800'])('cannot read %j', (text) => {
  expect(parsePlan(text)).toEqual({ plan: blankPlan(), status: 'unreadable' })
})

it('reads an empty object as the blank plan', () => {
  expect(parse({})).toEqual({ plan: blankPlan(), status: 'ok' })
  expect(parsePlan('{}').plan).not.toBe(parsePlan('{}').plan)
})

it('keeps what was saved', () => {
  const plan: Plan = {
    ...blankPlan(),
    storeName: 'Noor',
    productCategory: 'home',
    language: 'ar',
    currency: '',
    vatPct: 0,
    salesMixEnabled: true,
    products: [{ ...blankProduct('a'), unitPriceInclVAT: -5, unitsPerMonth: 1e15, salesPriority: 'high' }],
    enableAdvancedAnalysis: true,
    businessRiskLevel: 'high',
  }
  expect(parse(plan)).toEqual({ plan, status: 'ok' })
})

it.each([
  ['149', 149],
  [' 1e3 ', 1000],
  ['-2.5', -2.5],
  [7, 7],
  ['-0', 0],
  ['', 80],
  [' ', 80],
  ['abc', 80],
  ['NaN', 80],
  ['Infinity', 80],
  ['1,5', 80],
  [null, 80],
  [true, 80],
  [[5], 80],
  [{}, 80],
])('reads %j where a number belongs as %d', (saved, expected) => {
  expect(planOf({ customerAcquisitionCost: saved }).customerAcquisitionCost).toBe(expected)
})

it('reads numbers beyond all bounds and minus zero', () => {
  expect(parsePlan('{"vatPct":1e999}').plan.vatPct).toBe(15)
  expect(parsePlan('{"vatPct":-0}').plan.vatPct).toBe(0)
  expect(parsePlan('{"mine":[1e999,-0]}').plan).toHaveProperty('mine', [null, 0])
})

it.each([
  ['storeName', 5, ''],
  ['storeName', 'a\0b', 'ab'],
  ['currency', null, 'SAR'],
  ['productCategory', 'cars', ''],
  ['productCategory', '', ''],
  ['language', 'fr', 'en'],
  ['language', '', 'en'],
  ['salesMixMode', 'auto', 'manual'],
  ['volumeInputMode', 'kilos', 'units'],
  ['productCostMethod', 'x', 'builder'],
  ['sourcingType', 'x', 'localWholesale'],
  ['paymentMode', 'x', 'basic'],
  ['fulfillmentMethod', '4pl', 'self'],
  ['businessRiskLevel', 'none', 'medium'],
  ['enableAdvancedAnalysis', 'true', false],
  ['enableAdvancedAnalysis', 1, false],
] as const)('reads %s %j as %j', (field, saved, expected) => {
  expect(planOf({ [field]: saved })[field]).toBe(expected)
})

it('completes products, members, costs and methods', () => {
  const plan = planOf({
    products: [{ id: 'a', category: 'x', salesPriority: 'urgent', unitPriceInclVAT: '9' }, 5, null, [], 'text'],
    team: [{ id: 'm', employmentType: 'never', monthlyCost: '700' }],
    customOverheadsTech: [{ id: 'c', amount: 5 }],
    customOverheadsOps: [{ id: 'o', mode: 'oneTime', months: '6' }],
    paymentMethods: [{ id: 'mada', percent: 2 }, { id: 'stc', share: 3 }, { id: 4 }, {}],
  })
  expect(plan.products).toEqual([{ ...blankProduct('a'), unitPriceInclVAT: 9 }])
  expect(plan.team).toEqual([{ ...blankTeamMember('m'), monthlyCost: 700 }])
  expect(plan.customOverheadsTech).toEqual([
    { id: 'c', name: '', amount: 5, mode: 'monthly', months: 12, chargesVat: true },
  ])
  expect(plan.customOverheadsOps).toEqual([
    { id: 'o', name: '', amount: 0, mode: 'oneTime', months: 6, chargesVat: true },
  ])
  const nothing = { share: 0, percent: 0, fixed: 0, settlementDays: 0 }
  expect(plan.paymentMethods).toEqual([
    { ...nothing, id: 'mada', percent: 2 },
    { ...nothing, id: 'stc', share: 3 },
    { ...nothing, id: '' },
    { ...nothing, id: '' },
  ])
})

it('takes a stored list whole, and the blank one when there is none', () => {
  expect(planOf({ paymentMethods: [] }).paymentMethods).toEqual([])
  expect(planOf({ paymentMethods: {} }).paymentMethods).toEqual(blankPlan().paymentMethods)
  expect(planOf({ products: 'x', team: 3, customOverheadsTech: {}, customOverheadsOps: null })).toEqual(blankPlan())
  expect(planOf({ products: Array.from({ length: 5 }, () => ({})) }).products).toHaveLength(5)
})

it('completes overheads and keeps those it does not know', () => {
  const blank = blankPlan().overheads
  const unknown = { amount: 'x', mode: 1 }
  expect(
    planOf({ overheads: { branding: { amount: '5', mode: 'weekly' }, domain: 7, rent: unknown } }).overheads,
  ).toEqual({ ...blank, branding: { amount: 5, mode: 'monthly', months: 12, chargesVat: true }, rent: unknown })
  expect(planOf({ overheads: [] }).overheads).toEqual(blank)
})

it('gives elements without an id of their own one that stays', () => {
  const ids = (list: object[]) => planOf({ products: list }).products.map(({ id }) => id)
  expect(ids([{}, {}])).toEqual(['product-1', 'product-2'])
  expect(ids([{}, { id: 'product-1' }, { id: 3 }])).toEqual(['product-2', 'product-1', 'product-3'])
  expect(ids([{ id: 'a' }, { id: 'a' }, { id: '' }, { id: 'b' }])).toEqual(['a', 'product-1', 'product-2', 'b'])
  const plan = planOf({ team: [{}], customOverheadsTech: [{}], customOverheadsOps: [{}] })
  expect([plan.team[0]?.id, plan.customOverheadsTech[0]?.id, plan.customOverheadsOps[0]?.id]).toEqual([
    'member-1',
    'cost-1',
    'cost-1',
  ])
})

it('keeps unknown keys wherever they are', () => {
  const unknown = { deep: [{ er: '1' }, null, true], number: 5 }
  const plan = planOf({
    mine: unknown,
    products: [{ id: 'a', mine: unknown }],
    paymentMethods: [{ id: 'mada', mine: unknown }],
    overheads: { domain: { amount: 1, mine: unknown } },
    team: [{ id: 'm', mine: unknown }],
  })
  for (const holder of [plan, plan.products[0], plan.paymentMethods[0], plan.overheads.domain, plan.team[0]]) {
    expect(holder).toHaveProperty('mine', unknown)
  }
})

it('drops what no stored plan may hold', () => {
  const text =
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":{"__proto__":1,"b\\u0000":2,"c":"\\u0000d"}}'
  const { plan } = parsePlan(text)
  expect(Object.keys(plan).filter((key) => !Object.hasOwn(blankPlan(), key))).toEqual(['a'])
  expect(Object.getPrototypeOf(plan)).toBe(Object.prototype)
  expect(plan).toHaveProperty('a', { c: 'd' })
  expect(Reflect.get(Object.prototype, 'polluted')).toBeUndefined()
})

const nested = (levels: number) => `{"mine":${'['.repeat(levels)}${']'.repeat(levels)}}`

it('cuts nesting that could not be stored, however deep', () => {
  expect(parsePlan(nested(19)).plan).toEqual({ ...blankPlan(), ...JSON.parse(nested(19)) })
  expect(guardPlanText(nested(19))).toEqual({ ok: true })
  expect(guardPlanText(nested(20))).toEqual({ ok: false, reason: 'too-deep' })
  const { plan } = parsePlan(nested(100_000))
  expect(guardPlanText(JSON.stringify(plan))).toEqual({ ok: true })
  expect(parsePlan(nested(20)).plan).toEqual({ ...blankPlan(), ...JSON.parse(nested(18).replace('[]', '[[null]]')) })
})

it('converts the plan of one product', () => {
  const saved = {
    storeName: ' Noor ',
    unitPriceInclVAT: '149',
    unitsPerMonth: 30,
    finalUnitCost: 40,
    unitCostLanded: 35,
  }
  const { plan, status } = parse({ ...saved, products: [5], mine: 1 })
  expect(status).toBe('migrated')
  const product = { ...blankProduct('product-legacy'), name: 'Noor', unitPriceInclVAT: 149, unitsPerMonth: 30 }
  expect(plan).toEqual({ ...blankPlan(), storeName: ' Noor ', mine: 1, products: [{ ...product, unitCostLanded: 40 }] })
})

it.each([
  [{ unitPriceInclVAT: 5 }, { unitPriceInclVAT: 5 }],
  [
    { unitsPerMonth: 5, unitPriceInclVAT: -3 },
    { unitsPerMonth: 5, unitPriceInclVAT: -3 },
  ],
  [{ finalUnitCost: 5 }, { unitCostLanded: 5 }],
  [{ finalUnitCost: 0, unitCostLanded: 6 }, { unitCostLanded: 6 }],
  [{ finalUnitCost: -1, unitCostLanded: 6 }, { unitCostLanded: 6 }],
])('converts %j', (saved, figures) => {
  const product = { ...blankProduct('product-legacy'), name: 'Main Product' }
  expect(parse(saved)).toEqual({ plan: { ...blankPlan(), products: [{ ...product, ...figures }] }, status: 'migrated' })
})

it.each([
  { unitPriceInclVAT: 0, unitsPerMonth: -1, finalUnitCost: 'x' },
  { unitPriceInclVAT: 5, products: [{ id: 'a' }] },
  { unitPriceInclVAT: 5, products: [5, { id: 'a' }] },
])('has nothing to convert in %j', (saved) => {
  const { plan, status } = parse(saved)
  expect(status).toBe('ok')
  expect(plan).toMatchObject({ unitPriceInclVAT: saved.unitPriceInclVAT })
})

it('moves the former name of international shipping', () => {
  expect(firstProduct({ id: 'a', internationalFreight: 4 })).toEqual({ ...blankProduct('a'), internationalShipping: 4 })
  expect(firstProduct({ id: 'a', internationalFreight: '4', internationalShipping: null })?.internationalShipping).toBe(
    4,
  )
  expect(firstProduct({ id: 'a', internationalFreight: 'x' })).toEqual(blankProduct('a'))
  const both = { id: 'a', internationalFreight: 4, internationalShipping: '0' }
  expect(firstProduct(both)).toEqual({ ...blankProduct('a'), internationalFreight: 4 })
  expect(parse({ products: [{ internationalFreight: 4 }] }).status).toBe('migrated')
  expect(parse({ products: [both, 5] }).status).toBe('ok')
})

it('drops the former order quantity', () => {
  expect(parse({ orderQty: 5 })).toEqual({ plan: blankPlan(), status: 'migrated' })
  const { plan, status } = parse({ products: [{ id: 'a', orderQty: 5, internationalFreight: 3 }, { id: 'b' }] })
  expect(status).toBe('migrated')
  expect(plan.products).toEqual([{ ...blankProduct('a'), internationalShipping: 3 }, blankProduct('b')])
  expect(firstProduct({ id: 'a', orderQty: 5, internationalFreight: 3, internationalShipping: 2 })).toEqual({
    ...blankProduct('a'),
    internationalFreight: 3,
    internationalShipping: 2,
  })
})
