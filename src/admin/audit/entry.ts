import type { Answers } from '../../api'

/** An entry of the audit log. */
export type Entry = Answers['admin']['audit']['list']['entries'][number]
