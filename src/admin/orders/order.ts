import type { RouterOutputs } from '../../api'

/** A row of the list of orders. */
export type Order = RouterOutputs['admin']['orders']['list']['orders'][number]
