// The plan's figures, one cell each. The sheet holds none of the clamps of the real model: they would only cost it more.

/** The names of an object's numbers. */
const numbersOf = (object) => Object.keys(object).filter((name) => typeof object[name] === 'number')

/** The choices that formulas ask about. */
const choices = ['productCategory', 'paymentMode', 'fulfillmentMethod', 'businessRiskLevel']

const opsIds = ['officeOrWarehouse', 'governmentLicences', 'branding', 'otherOps']

function addOverheads(sheet, plan) {
  const entries = Object.entries(plan.overheads)
  const groups = {
    tech: [...entries.filter(([id]) => !opsIds.includes(id)).map(([, item]) => item), ...plan.customOverheadsTech],
    ops: [...entries.filter(([id]) => opsIds.includes(id)).map(([, item]) => item), ...plan.customOverheadsOps],
  }
  const items = [...groups.tech, ...groups.ops]
  for (const field of ['amount', 'mode', 'months']) {
    const values = items.map((item) => item[field])
    sheet.list(`overhead.${field}`, values)
  }
  sheet.list('overhead.isTech', [...groups.tech.map(() => 1), ...groups.ops.map(() => 0)])
}

function addPaymentMethods(sheet, plan) {
  for (const field of numbersOf(plan.paymentMethods[0])) {
    const values = plan.paymentMethods.map((method) => method[field])
    sheet.list(`method.${field}`, values)
  }
}

/** Puts everything a founder types into the sheet, and the reference list of typical margins. */
export function addInputs(sheet, plan, benchmarks) {
  for (const field of [...numbersOf(plan), ...choices]) sheet.set(field, plan[field])
  for (const field of numbersOf(plan.products[0])) {
    const values = plan.products.map((product) => product[field])
    sheet.list(`product.${field}`, values)
  }
  const isSent = plan.products.map(({ needsDelivery }) => (needsDelivery ? 1 : 0))
  sheet.list('product.isSent', isSent)
  addOverheads(sheet, plan)
  addPaymentMethods(sheet, plan)
  const costs = plan.team.map((member) => member.monthlyCost)
  sheet.list('team.monthlyCost', costs.length > 0 ? costs : [0])
  const categories = benchmarks.map((one) => one.categoryId)
  const margins = benchmarks.map((one) => one.typicalMargin)
  sheet.list('benchmark.category', categories)
  sheet.list('benchmark.margin', margins)
}
