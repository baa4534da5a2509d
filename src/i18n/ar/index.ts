import type { Translation } from '../dictionary'
import type { en } from '../en'
import { advanced } from './advanced'
import { costs } from './costs'
import { errors } from './errors'
import { evaluator } from './evaluator'
import { common } from './everywhere'
import { fields } from './fields'
import { options } from './options'
import { revenue } from './revenue'
import { rules } from './rules'
import { setup } from './setup'

/** The Arabic words of the first page. */
export const ar: Translation<typeof en> = {
  common,
  errors,
  evaluator,
  fields,
  options,
  rules,
  setup,
  revenue,
  costs,
  advanced,
}
