import * as adminColumn from './admin-column.mjs'
import * as errorCode from './error-code.mjs'
import * as field from './field.mjs'
import * as procedure from './procedure.mjs'
import * as restRoute from './rest-route.mjs'
import * as resultTile from './result-tile.mjs'
import * as retry from './retry.mjs'

export const fieldTask = field

/** How many files a newcomer's change may touch. There is no noise in a count. */
export const maxFiles = {
  'Add a field to the plan': 7,
  'Add a procedure': 6,
  'Add a result': 5,
  'Add a column to an admin table': 5,
  'Add an error code': 4,
  'Retry a call': 5,
  'Add a REST route': 2,
}

/** Every task of CONTRIBUTING that is counted: its heading there, and the edits that an example takes. */
export const tasks = [field, resultTile, adminColumn, errorCode, retry, restRoute, procedure]
