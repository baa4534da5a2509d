import type { Project } from '../project'

/** The question on the screen: a name for a new project, another name for one, or whether to delete one. */
export type Asked = { kind: 'create' } | { kind: 'rename' | 'delete'; project: Project }
export type Ask = (asked: Asked) => void
