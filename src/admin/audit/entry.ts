import type { RouterOutputs } from '../../api'

/** An entry of the audit log. */
export type Entry = RouterOutputs['admin']['audit']['list']['entries'][number]
