import { describe, expect, it } from 'vitest'
import { blankPlan } from '../../domain/plan/plan'
import { readFile } from '../read-file'
import { type ProductList, productsIn } from './product-rows'
import { readTable } from './read-table'
import { withProducts } from './with-products'

const listed = (text: string) => productsIn(readTable(text).rows)
const figures = ({ products, problems }: ProductList) => [
  ...products.map(({ name, price, salePrice, cost, category }) => [name, price, salePrice, cost, category]),
  ...problems.map(({ row, code }) => [row, code]),
]

describe('a product file with variants', () => {
  it('of Salla: an option has its product’s title, and the price that it lacks; its product is no product itself', () => {
    const text = `بيانات المنتج,,,,,,,,
النوع ,أسم المنتج,تصنيف المنتج,سعر المنتج,رمز المنتج sku,سعر التكلفة,السعر المخفض,[1] الاسم,[1] القيمة
منتج,عباية يومية,عبايات,289,AB,110,,المقاس,
خيار,,,299,AB-52,,,المقاس,52
خيار,,,,AB-54,120,,المقاس,54
منتج,طرحة,طرح,69,TR,22,59,,
`
    expect(figures(listed(text))).toEqual([
      ['عباية يومية – 52', 299, null, 110, 'عبايات'],
      ['عباية يومية – 54', 289, null, 120, 'عبايات'],
      ['طرحة', 69, 59, 22, 'طرح'],
    ])
  })

  it('of Zid: the rows below a product name its options alone', () => {
    const text = `name_ar,name_en,price,sale_price,cost,sku,option 1 name,option 1 value
قبعة,Cap,30.5,,9,CAP-R,اللون,أحمر
,,32,,,CAP-B,,أزرق
شمعة,Candle,40,35,12,CA,,
`
    expect(figures(listed(text))).toEqual([
      ['قبعة – أحمر', 30.5, null, 9, ''],
      ['قبعة – أزرق', 32, null, 9, ''],
      ['شمعة', 40, 35, 12, ''],
    ])
  })

  it('of Shopify: its own types are words of the merchant, a row of a picture is no product, nor is a default title', () => {
    const text = `Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Taxable,Image Src,Cost per item,Status
tee,Tee,Shirts,Size,S,Colour,Red,T-S,100.00,true,a.jpg,40.00,active
tee,,,,M,,Blue,T-M,110.00,true,,45.00,
tee,,,,,,,,,,b.jpg,,
mug,Mug,Kitchen,Title,Default Title,,,M,50.00,true,,20.00,active
`
    expect(figures(listed(text))).toEqual([
      ['Tee – S / Red', 100, null, 40, ''],
      ['Tee – M / Blue', 110, null, 45, ''],
      ['Mug', 50, null, 20, ''],
    ])
  })

  it('of WooCommerce: a variation belongs to its parent by number or SKU, wherever it stands', () => {
    const text = `ID,Type,SKU,Name,Sale price,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)
10,simple,CAP,Cap,,70,Hats,,Colour,"Red, Blue"
11,variable,TEE,Tee,,,Shirts,,Size,"S, M"
14,variable,BAG,Bag,,,Bags,,Size,Big
12,variation,TEE-S,Tee - S,90,100,,id:11,Size,S
13,variation,TEE-M,,,110,,TEE,Size,M
`
    expect(figures(listed(text))).toEqual([
      ['Cap', 70, null, null, 'Hats'],
      ['Tee - S', 100, 90, null, 'Shirts'],
      ['Tee – M', 110, null, null, 'Shirts'],
    ])
  })

  it('says which row has no name', () => {
    expect(figures(listed('Name,Price,Option1 Value\n,10,Red\nCap,20,\n'))).toEqual([
      ['Cap', 20, null, null, ''],
      [2, 'noName'],
    ])
  })
})

describe('the VAT of a list', () => {
  it.each([
    ['السعر شامل الضريبة', 'included'],
    ['Price (excl. VAT)', 'excluded'],
    ['السعر بدون الضريبة', 'excluded'],
    ['Price', null],
  ])('is recognized by the header %s', (header, vat) => {
    const list = listed(`Name,${header}\nCap,20\n`)
    expect([list.vat, list.products.length]).toEqual([vat, 1])
  })

  it('on the bill of a supplier is yes, no, or a rate', () => {
    const list = listed(
      'Name,Price,Cost,Supplier charges VAT\nA,20,5,no\nB,20,5,15\nC,20,5,\nD,20,5,نعم\nE,20,5,perhaps\n',
    )
    expect(list.products.map(({ supplierVat }) => supplierVat)).toEqual([false, true, null, true])
    expect(list.problems).toMatchObject([{ name: 'E', code: 'badVat' }])
    const plan = withProducts(blankPlan(), list.products, { how: 'add', includesVat: true, usesSalePrice: true })
    expect(plan.products.map(({ supplierChargesVat }) => supplierChargesVat)).toEqual([false, true, true, true])
  })
})

it.each([
  ['ordersOfSalla', 'تقرير\nرقم الطلب,اسم العميل,حالة الطلب,المنتج,السعر\n1,Sara,تم التنفيذ,Cap,20\n'],
  [
    'ordersOfShopify',
    'Name,Email,Financial Status,Lineitem quantity,Lineitem name,Lineitem price\n#1,a@b.example,paid,1,Cap,20\n',
  ],
  ['ordersOfWooCommerce', 'Date,Order #,N. Revenue (formatted),Status\n2026-11-01,7,20,completed\n'],
  ['ordersOfNoon', 'order_nr,title,quantity\nN1,Cap,1\n'],
  ['ordersOfAmazon', 'amazon-order-id\torder-status\tsku\n1\tShipped\tC\n'],
] as const)('%s is named and not opened', (refusal, text) => {
  expect(readFile(new TextEncoder().encode(text))).toEqual({ kind: 'refused', refusal })
})
