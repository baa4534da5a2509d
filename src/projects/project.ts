import type { RouterOutputs } from '../api'

/** A project as the list gives it: its name, its times and its figures, without its plan. */
export type Project = RouterOutputs['projects']['list']['projects'][number]
