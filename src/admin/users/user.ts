import type { RouterOutputs } from '../../api'

/** A row of the list of users. */
export type User = RouterOutputs['admin']['users']['list']['users'][number]
