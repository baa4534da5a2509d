import { common } from './common'
import { evaluator } from './evaluator/evaluator'
import { summary } from './evaluator/summary'
import { options } from './options'

/** The English words of the first page. */
export const en = { common, evaluator, options, summary }
