import type { Answers } from '../../api'

/** A row of the list of users. */
export type User = Answers['admin']['users']['list']['users'][number]
