import { common } from './common'
import { advanced } from './evaluator/advanced'
import { costs } from './evaluator/costs'
import { evaluator } from './evaluator/evaluator'
import { fields } from './evaluator/fields'
import { revenue } from './evaluator/revenue'
import { rules } from './evaluator/rules'
import { setup } from './evaluator/setup'
import { options } from './options'

/** The English words of the first page. */
export const en = { common, evaluator, fields, options, rules, setup, revenue, costs, advanced }
