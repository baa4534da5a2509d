import * as landed from '../landed-cost'
import * as returns from '../returns'
import { cash } from './cash'
import type { Shape } from './shape'

/** The cost of a unit of each product, by its parts, and of all units that are sent out. */
export const landedCosts = {
  goodsSent: landed.goodsSent,
  products: {
    rows: 'products',
    key: 'id',
    of: {
      exFactory: landed.exFactory,
      duties: landed.duties,
      inbound: landed.inbound,
      handling: landed.handling,
      customsFee: landed.customsFee,
      beforeYield: landed.beforeYield,
      sellablePart: landed.sellablePart,
      irrecoverable: landed.irrecoverable,
      landed: landed.landed,
    },
  },
} satisfies Shape

/** What thousands of variations of a plan are compared by. */
export const outcome = { operatingIncome: returns.bottomIncome, cash } satisfies Shape
