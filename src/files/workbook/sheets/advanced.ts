import { lifespanMonths } from '../../../domain/model/figures/cash/months'
import * as health from '../../../domain/model/figures/conclusion/health'
import * as customers from '../../../domain/model/figures/customers'
import * as fixed from '../../../domain/model/figures/fixed-costs'
import * as growth from '../../../domain/model/figures/growth'
import * as projection from '../../../domain/model/figures/projection'
import { isAnalysed, riskMultiplier, typicalMargin } from '../../../domain/model/figures/typed/inputs'
import { riskMultipliers } from '../../../domain/model/figures/typed/readers'
import * as capital from '../../../domain/model/figures/working-capital'
import { excel, type Formula, quoted } from '../book'
import { shownBesides } from '../figures'
import { Lines, type Writing } from '../lines'

const strong = { isStrong: true } as const

function addHealth(lines: Lines): void {
  const { book } = lines.writing
  lines.heading('advancedHealth')
  const category = book.cell('productCategory')
  lines.figure(typicalMargin, {
    formula: (from) => {
      const [margins, codes] = [book.cells('margins'), book.cells('codes.productCategory')]
      return excel`IFERROR(INDEX(${margins},MATCH(${category},${codes},0)),INDEX(${margins},1))`(from)
    },
  })
  lines.workings(isAnalysed, [health.operatingMarginPoints], 'number')
  const { customerValuePoints, grossMarginPoints, safetyMarginPoints, paybackPoints, cap } = health
  const { backMonth } = health
  const back = lines.writing.places.shown(backMonth)
  lines.figure(backMonth, { formula: excel`${typeof back === 'number' ? back : `"${back}"`}` })
  lines.workings(isAnalysed, [customerValuePoints, grossMarginPoints, safetyMarginPoints, paybackPoints, cap], 'number')
  lines.result('businessHealthScore', strong)
}

function addCapital(lines: Lines): void {
  lines.heading('advancedCapital')
  lines.figures([shownBesides.paidShare, capital.settlementDays, capital.customerDays])
  lines.results('supplierCashGap', 'customerCashGap', 'cashConversionCycleDays', 'workingCapital')
  lines.figures([fixed.recurringMo, fixed.preLaunchMo])
  lines.results('workingCapitalRequired', 'startupInvestment')
  lines.figure(fixed.startupInvestment, { label: lines.writing.texts.word('workbook:lines.oneTimeInvestment') })
  lines.result('preLaunchFixedCost')
  lines.result('monthlyFreeCashFlow', strong)
}

function addProjectionResults(lines: Lines): void {
  const { book } = lines.writing
  lines.heading('advancedProjection')
  lines.result('cashBreakevenMonth', strong)
  lines.results('flatCashBreakevenMonth', 'peakFundingNeed', 'projectedRevenue6Months', 'projectedRevenue12Months')
  lines.workings(isAnalysed, [growth.capital])
  const risk = book.cell('businessRiskLevel')
  const { medium, ...others } = riskMultipliers
  const formula = Object.entries(others).reduce<Formula>(
    (otherwise, [level, weight]) => excel`IF(${risk}=${quoted(level)},${weight},${otherwise})`,
    excel`${medium}`,
  )
  lines.figure(riskMultiplier, { formula })
  lines.results('riskAdjustedROI', 'scalingCapitalRequired')
  lines.workings(isAnalysed, [projection.earnedCash])
  lines.result('growthSustainabilityScore')
  lines.otherResults('advanced')
}

/** The sheet of the advanced analysis. */
export function addAdvanced(writing: Writing): void {
  const lines = new Lines(writing, 'advanced')
  addHealth(lines)
  lines.heading('advancedCustomers')
  lines.figure(customers.contributionPerOrder, { style: 'moneyOfOne' })
  lines.result('avgOrdersPerCustomer')
  lines.result('customerLifetimeValue', strong)
  lines.results('ltv2cacRatio', 'customerPaybackPeriod', 'paybackMonths')
  lines.figures([lifespanMonths, customers.earlierCustomers])
  lines.result('impliedNewSharePct')
  lines.heading('advancedStock')
  lines.results(
    'inventoryTurnDays',
    'averageInventoryValue',
    'inventoryCarryingCostMo',
    'returnsMo',
    'adjustedUnitCost',
  )
  addCapital(lines)
  addProjectionResults(lines)
}
