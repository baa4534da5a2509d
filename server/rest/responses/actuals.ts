import * as z from 'zod/mini'
import { actualMonthSchema, emptyFounderMonth } from '../../../src/domain/actuals/month'
import { component } from '../component'
import { exampleIds, exampleMoment, moment } from './fields'

export const exampleActualMonth = {
  ...emptyFounderMonth('2026-09'),
  figures: { orders: 412, units: 530, basket: 61_480, codOrders: 180, refused: 56 },
}

/** A month that is closed, and the version of the plan beside which it is read; null: that version is the present plan. */
const closedMonth = component(
  'ClosedMonth',
  z.object({ month: z.string(), closedAt: moment, versionId: z.nullable(z.uuid()) }),
  { month: '2026-08', closedAt: exampleMoment, versionId: exampleIds.version },
)

/** What really happened in the months of a project: each row is what one source says of one month. */
export const actualsResponse = component(
  'Actuals',
  z.object({
    months: z.array(component('ActualMonth', actualMonthSchema, exampleActualMonth)),
    closed: z.array(closedMonth),
  }),
  { months: [exampleActualMonth], closed: [] },
)
