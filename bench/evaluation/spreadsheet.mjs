import { HyperFormula } from 'hyperformula'
import { FigureSheet } from './sheet.mjs'

/** Sentences about a plan are no formulas, names and places of rows none either, nor what is read from cash by month. */
const noFigures = ['verdict', 'performanceBadge', 'breakEvenState', 'id', 'month', 'registered', 'businessHealthScore']

/** Of what is concluded the sheet has the incomes: the rest is said in kinds and months, not in formulas. */
const isConcludedOtherwise = ({ answer }, [part, name]) => part === 'conclusion' && !(name in answer.state)

/** The figure of a result, and the row of its list. */
function figureAt({ answer, answered, workings }, path) {
  const [part, list, place, name] = path
  if (part === 'conclusion') return { figure: answer.state[list], row: 0 }
  if (part === 'products') return { figure: answer.products.of[place], row: Number(list) }
  if (list === 'projection') return { figure: answer.advanced.of.projection.of[name], row: Number(place) - 1 }
  if (list === 'months') return { figure: workings[name], row: Number(place) }
  return { figure: answered(path).figure, row: 0 }
}

/** Every number of an evaluation, with where it stands in it; before the first sale the projection has the start alone. */
function results(value, path = []) {
  if (typeof value !== 'object' || value === null) return noFigures.includes(path.at(-1)) ? [] : [path]
  if (path.at(-2) === 'projection' && path.at(-1) === '0') return []
  return Object.entries(value).flatMap(([key, inner]) => results(inner, [...path, key]))
}

const isPart = (path) => path.length === 1

/**
 * The whole model as a spreadsheet in HyperFormula: every result of the evaluation by the formulas of the workbook. `edit` types a
 * new price of the first product, `read` gives every result in the order of `outputs`; `vary` types the figures that a
 * simulation draws, `income` gives what it collects.
 */
export function openSpreadsheet(domain, plan) {
  const { typicalMargin } = domain.benchmarkOf(plan.productCategory, domain.builtInBenchmarks)
  const values = new domain.FigureValues(plan, typicalMargin / 100, new Map(), domain.cashCounts)
  const sheet = new FigureSheet(domain, values)
  const paths = results(domain.evaluate(plan)).filter((path) => !isPart(path) && !isConcludedOtherwise(domain, path))
  const found = paths.map((path) => ({ path, ...figureAt(domain, path) }))
  for (const { figure } of [...found, { figure: domain.bottom.operatingIncome }]) sheet.add(figure)
  const cells = sheet.cells()
  const engine = HyperFormula.buildFromArray(cells, {
    licenseKey: 'gpl-v3',
    smartRounding: false,
    useArrayArithmetic: true,
  })
  const outputs = found.map(({ path, figure, row }) => {
    return { path, row: sheet.rows(figure)[row], scale: figure.unit === 'percent' ? 100 : 1 }
  })
  const valueAt = (row) => engine.getCellValue({ sheet: 0, col: 0, row })
  const type = (row, value) => engine.setCellContents({ sheet: 0, col: 0, row }, value)
  const [priceRow] = sheet.rows(domain.unitPrice)
  const [incomeRow] = sheet.rows(domain.bottom.operatingIncome)
  return {
    outputs,
    formulas: cells.filter(([cell]) => typeof cell === 'string').length,
    edit: (price) => type(priceRow, price),
    vary: (other) =>
      engine.batch(() => {
        for (const figure of domain.varied)
          for (const [at, row] of sheet.rows(figure).entries()) {
            const typed = (figure.scope === 'plan' ? other : other.products[at])[figure.source.name]
            type(row, figure.unit === 'percent' ? typed / 100 : typed)
          }
      }),
    income: () => valueAt(incomeRow),
    read: () =>
      outputs.map(({ row, scale }) => {
        const value = valueAt(row)
        return typeof value === 'number' ? value * scale : value
      }),
    close: () => engine.destroy(),
  }
}
