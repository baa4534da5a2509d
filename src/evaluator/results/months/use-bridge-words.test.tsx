import { expect, it } from 'vitest'
import type { ComparedMonth } from '../../../domain/actuals/compared-month'
import { emptyFounderMonth } from '../../../domain/actuals/month'
import { monthOfActuals } from '../../../domain/actuals/month-figures'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { BridgePanel } from '../../actuals/bridge-panel'
import { MonthTable } from '../../actuals/month-table'
import { render, textOf } from '../../state/testing/render'

const month = '2026-09'

function compared(planned: number, actual: number): ComparedMonth {
  return {
    month,
    monthOfSales: null,
    planned,
    actual,
    steps: [{ group: 'prices', effect: actual - planned, planned: null, actual: null }],
    notExplained: 0,
    isClosed: true,
    isProvisional: false,
  }
}

const dollars = { ...demoPlan(), currency: 'USD' }
const panel = (planned: number, actual: number) =>
  textOf(render(<BridgePanel compared={compared(planned, actual)} />, dollars, 'en'))

it('says of a month that loses that it lost, and of none that loses that it earned', () => {
  expect(panel(900, 400)).toContain('September 2026 earned SAR 500 less than planned. What lowered the result: prices')
  expect(panel(-900, 400)).toContain('September 2026 earned SAR 1,300 more than planned.')
  expect(panel(900, -400)).toContain('September 2026 made a loss, SAR 1,300 below the planned profit.')
  expect(panel(-900, -400)).toContain('September 2026 lost SAR 500 less than planned. What raised the result: prices')
  expect(panel(-400, -900)).toContain('September 2026 lost SAR 500 more than planned.')
  expect(panel(-400, -400)).toContain('September 2026 ended as planned.')
})

it('has actual figures in Saudi riyals beside a plan in another currency', () => {
  const rows = [{ ...emptyFounderMonth(month), figures: { total: 1150 } }]
  const months = {
    rows,
    closed: new Set([month]),
    planOfRecord: () => null,
    put: async () => {},
    remove: async () => {},
    close: async () => {},
    reopen: async () => {},
    keepVersion: null,
  }
  const table = (
    <MonthTable month={month} months={months} actual={monthOfActuals(rows, month)} planned={{}} assumed={{}} />
  )
  expect(textOf(render(table, dollars, 'en'))).toContain('SAR 1,150')
})
