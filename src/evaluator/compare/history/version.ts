import type { RouterOutputs } from '../../../api'

export type Version = RouterOutputs['projects']['versions']['list'][number]
