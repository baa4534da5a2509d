const product = { id: 'a', name: 'عباية', unitPriceInclVAT: 279, unitsPerMonth: 120, unitCostLanded: 78 }

/** Plans as they were stored at one time or another, and what stands in for one: each is read by every surface as the same plan. */
export const storedTexts: Readonly<Record<string, string>> = {
  'what was not begun': '{}',
  'half a plan': JSON.stringify({ vatPct: 5, products: [{ unitPriceInclVAT: 99 }] }),
  'one product at the top, its figures as texts': JSON.stringify({
    ...{ storeName: 'متجر نور', vatPct: '15', unitPriceInclVAT: '149', unitsPerMonth: '120', finalUnitCost: '61.5' },
    ...{ orderQty: 500, customerAcquisitionCost: ' 12 ' },
  }),
  'a product with its freight under the old name': JSON.stringify({
    products: [{ ...product, orderQty: 100, sourcingType: 'import', exFactoryPrice: 40, internationalFreight: 900 }],
  }),
  'figures that were given, in the old form': JSON.stringify({
    ...{ shippingPerOrder: 27, vatPct: 15, products: [product] },
    ...{ createdWith: { shippingPerOrder: 27 }, typicalWith: { vatPct: 15, expectedReturnRate: 0.1 } },
  }),
  'a plan from before questions and months of cash': JSON.stringify({
    ...{ currency: 'SAR', language: 'ar', productCategory: 'fashion', products: [product], codSharePct: 35 },
    ...{ enableAdvancedAnalysis: true, monthlyGrowthRate: 4, seasonalityFactor: 1.2, startupCapital: 60_000 },
  }),
  'fields of a later version': JSON.stringify({ products: [{ ...product, colour: 'black' }], later: { of: [1, 2] } }),
  'no figure where figures belong': JSON.stringify({
    vatPct: null,
    products: [{ ...product, unitsPerMonth: 'many' }, 5],
  }),
  'a list': '[1,2]',
  'a number': '7',
  nothing: 'null',
}
