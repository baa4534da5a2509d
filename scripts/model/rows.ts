import { productRows } from '../../src/domain/model/figures/by-product'
import { afterEndRows, cashMonthRows, cashPlanRows, neededForRows } from '../../src/domain/model/figures/cash/results'
import { codRows } from '../../src/domain/model/figures/cod-position'
import { healthRows } from '../../src/domain/model/figures/conclusion/health'
import { customerRows } from '../../src/domain/model/figures/customers'
import { fixedCostRows } from '../../src/domain/model/figures/fixed-costs'
import { growthRows } from '../../src/domain/model/figures/growth'
import { acquisitionRows, grossProfitRows, incomeBeforeRows } from '../../src/domain/model/figures/income'
import { unitCostRows } from '../../src/domain/model/figures/landed-cost'
import { orderCostRows } from '../../src/domain/model/figures/order-costs'
import { priceRows } from '../../src/domain/model/figures/prices'
import { capitalRows, projectionRows } from '../../src/domain/model/figures/projection'
import { bottomLineRows } from '../../src/domain/model/figures/returns'
import { salesRows } from '../../src/domain/model/figures/sales'
import { realistic, scenarioRows } from '../../src/domain/model/figures/scenarios'
import { thresholdRows, vatRows } from '../../src/domain/model/figures/vat/position'
import { inventoryRows } from '../../src/domain/model/figures/working-capital'
import type { DeclaredRows } from '../../src/domain/model/results/row'
import { Ranges } from './range'

/** The tables of results that are declared beside their formulas. */
export const tables: Readonly<Record<string, DeclaredRows>> = {
  salesRows,
  orderCostRows,
  grossProfitRows,
  acquisitionRows,
  fixedCostRows,
  incomeBeforeRows,
  bottomLineRows,
  unitCostRows,
  priceRows,
  productRows,
  customerRows,
  inventoryRows,
  capitalRows,
  growthRows,
  healthRows,
  scenarioRows: scenarioRows(realistic),
  projectionRows,
  vatRows,
  thresholdRows,
  codRows,
  cashPlanRows,
  neededForRows,
  afterEndRows,
  cashMonthRows,
}

const ranges = new Ranges()

const literal = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(literal).join(', ')}]` : typeof value === 'string' ? `'${value}'` : String(value)

function rowOf(name: string, { figure, ...attributes }: DeclaredRows[string]): string {
  const { isNullable } = ranges.of(figure)
  if (isNullable !== (attributes.absent !== undefined))
    throw new Error(`${name} ${isNullable ? 'can be null: say why (absent)' : 'is never null: nothing is absent'}`)
  const said = Object.entries({ kind: figure.unit, ...attributes })
  return `  ${name}: { ${said.map(([key, value]) => `${key}: ${literal(value)}`).join(', ')} },`
}

/** What is read of results without their formulas: in the browser, where formulas would be more to load than they say. */
export function resultRows(head: string): string {
  const written = Object.entries(tables).map(([table, rows]) => {
    const lines = Object.entries(rows).map(([name, row]) => rowOf(name, row))
    return `export const ${table} = {\n${lines.join('\n')}\n} as const satisfies ResultRows\n`
  })
  return `${head}\nimport type { ResultRows } from './row'\n\n${written.join('\n')}`
}
