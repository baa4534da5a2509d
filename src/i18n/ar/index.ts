import type { Translation } from '../dictionary'
import type { en } from '../en'
import { common } from './common'
import { evaluator } from './evaluator/evaluator'
import { summary } from './evaluator/summary'
import { options } from './options'

/** The Arabic words of the first page. */
export const ar: Translation<typeof en> = { common, evaluator, options, summary }
