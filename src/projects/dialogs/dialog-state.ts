import type { Project } from '../project'

/** The question on the screen: a name for a new project, another name for one, whether to delete one, or links to one. */
export type DialogState = { kind: 'create' } | { kind: 'rename' | 'delete' | 'share'; project: Project }
export type Ask = (dialog: DialogState) => void
