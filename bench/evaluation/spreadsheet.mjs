import { HyperFormula } from 'hyperformula'
import { addAdvanced } from './advanced.mjs'
import { addInputs } from './inputs.mjs'
import { addMonth } from './month.mjs'
import { SheetPlan } from './sheet.mjs'

/** Results of a plan with VAT states, refused parcels, customs fees or social insurance: the sheet has none of these. */
const secondPart = new Set([
  'refusedOrdersMo',
  'deliveredOrdersMo',
  'refusedSalesInclVAT',
  'refusedReturnCost',
  'socialInsuranceMo',
  'perUnitCustomsFee',
  'perUnitIrrecoverableVAT',
])

const named = ['conservative', 'realistic', 'optimistic', 'bottomLine']

function productOutputs(sheet, products) {
  return products.flatMap((product, at) =>
    Object.keys(product)
      .filter((field) => field !== 'id')
      .map((field) => ({ path: ['products', at, field], row: sheet.row(`result.${field}`, at) })),
  )
}

function projectionOutputs(sheet, projection) {
  const columns = {
    salesExVAT: 'sales',
    operatingIncome: 'income',
    incomeAfterReturns: 'after',
    cashFlow: 'cash',
    cumulativeCash: 'cumulative',
  }
  return projection.slice(1).flatMap(({ month }) =>
    Object.entries(columns).map(([field, column]) => ({
      path: ['advanced', 'projection', month, field],
      row: sheet.row(column, month - 1),
    })),
  )
}

/** The cell of each result of an evaluation: [path of names, cell]. VAT, refusals and the cash plan are not among them. */
function outputs(sheet, { products, advanced: { projection, ...advanced }, vat, cod, cashPlan, ...evaluation }) {
  const found = []
  const visit = (value, path) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key])
      return
    }
    if (secondPart.has(path.at(-1))) return
    const prefix = named.includes(path.at(-2)) ? `${path.at(-2)}.` : ''
    found.push({ path, row: sheet.row(`${prefix}${path.at(-1)}`) })
  }
  visit({ ...evaluation, advanced }, [])
  return [...found, ...productOutputs(sheet, products), ...projectionOutputs(sheet, projection)]
}

/**
 * The whole model as a spreadsheet in HyperFormula. `edit` types a new price of the first product, `read` gives every
 * result in the order of `outputs`; `vary` types the figures that a simulation draws, `income` gives what it collects.
 */
export function openSpreadsheet(plan, evaluation, benchmarks) {
  const sheet = new SheetPlan()
  addInputs(sheet, plan, benchmarks)
  const overheads =
    Object.keys(plan.overheads).length + plan.customOverheadsTech.length + plan.customOverheadsOps.length
  addMonth(sheet, plan, overheads)
  addAdvanced(sheet, plan.products.length)
  const cells = sheet.cells()
  const engine = HyperFormula.buildFromArray(cells, { licenseKey: 'gpl-v3', smartRounding: false })
  const list = outputs(sheet, evaluation)
  const priceRow = sheet.row('product.unitPriceInclVAT')
  const incomeRow = sheet.row('bottomLine.operatingIncome')
  const type = (row, value) => engine.setCellContents({ sheet: 0, col: 0, row }, value)
  const varied = {
    plan: ['customerAcquisitionCost', 'shippingPerOrder', 'expectedReturnRate'],
    product: ['unitsPerMonth', 'unitPriceInclVAT', 'exFactoryPrice', 'unitCostLanded'],
  }
  return {
    outputs: list,
    formulas: cells.filter(([cell]) => typeof cell === 'string' && cell.startsWith('=')).length,
    edit: (price) => engine.setCellContents({ sheet: 0, col: 0, row: priceRow }, price),
    vary: (other) =>
      engine.batch(() => {
        for (const name of varied.plan) type(sheet.row(name), other[name])
        for (const name of varied.product) {
          for (const [at, product] of other.products.entries()) type(sheet.row(`product.${name}`, at), product[name])
        }
      }),
    income: () => engine.getCellValue({ sheet: 0, col: 0, row: incomeRow }),
    read: () => list.map(({ row }) => engine.getCellValue({ sheet: 0, col: 0, row })),
    close: () => engine.destroy(),
  }
}
