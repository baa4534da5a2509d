import { HyperFormula } from 'hyperformula'
import { addAdvanced } from './advanced.mjs'
import { addInputs } from './inputs.mjs'
import { addMonth } from './month.mjs'
import { SheetPlan } from './sheet.mjs'

/** Where each result of an evaluation stands: [path of names, cell]. */
function outputs(sheet, { advanced: { projection, ...advanced }, ...evaluation }) {
  const found = []
  const visit = (value, path) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key])
      return
    }
    const scenario = ['conservative', 'realistic', 'optimistic'].includes(path.at(-2)) ? `${path.at(-2)}.` : ''
    found.push({ path, row: sheet.row(`${scenario}${path.at(-1)}`) })
  }
  visit({ ...evaluation, advanced }, [])
  const columns = { salesExVAT: 'sales', operatingIncome: 'income', cashFlow: 'cash', cumulativeCash: 'cumulative' }
  for (const { month } of projection.slice(1)) {
    for (const [field, column] of Object.entries(columns)) {
      found.push({ path: ['advanced', 'projection', month, field], row: sheet.row(column, month - 1) })
    }
  }
  return found
}

/**
 * The whole model as a spreadsheet in HyperFormula. `edit` types a new price of the first product, `read` gives every
 * result in the order of `outputs`.
 */
export function openSpreadsheet(plan, evaluation, benchmarks) {
  const sheet = new SheetPlan()
  addInputs(sheet, plan, benchmarks)
  const overheads =
    Object.keys(plan.overheads).length + plan.customOverheadsTech.length + plan.customOverheadsOps.length
  addMonth(sheet, plan, overheads)
  addAdvanced(sheet)
  const cells = sheet.cells()
  const engine = HyperFormula.buildFromArray(cells, { licenseKey: 'gpl-v3', smartRounding: false })
  const list = outputs(sheet, evaluation)
  const priceRow = sheet.row('product.unitPriceInclVAT')
  return {
    outputs: list,
    formulas: cells.filter(([cell]) => typeof cell === 'string' && cell.startsWith('=')).length,
    edit: (price) => engine.setCellContents({ sheet: 0, col: 0, row: priceRow }, price),
    read: () => list.map(({ row }) => engine.getCellValue({ sheet: 0, col: 0, row })),
    close: () => engine.destroy(),
  }
}
