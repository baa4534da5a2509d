import * as z from 'zod/mini'
import { planInputSchema } from '../../../src/domain/plan/plan-schema'
import { component } from '../component'

/** A plan in a body: what is missing in it counts as in a blank plan. */
export const planInput = component('PlanInput', planInputSchema, {
  vatPct: 15,
  products: [{ name: 'Oud candle', unitPriceInclVAT: 149, unitsPerMonth: 320 }],
})

/** A plan as it is, or its text, which is stored as it was sent. */
export const planOrText = z.union([planInput, z.string()])

/** The text of a stored plan of any age. */
export const planText = z.string().check(
  z.meta({
    description: 'The JSON text of a plan, as it was stored.',
    contentMediaType: 'application/json',
    contentSchema: { $ref: '#/components/schemas/PlanInput' },
  }),
)
