import * as adminColumn from './admin-column.mjs'
import * as errorCode from './error-code.mjs'
import * as field from './field.mjs'
import * as restRoute from './rest-route.mjs'
import * as resultTile from './result-tile.mjs'
import * as retry from './retry.mjs'

export const fieldTask = field

/** Every task of CONTRIBUTING that is counted: its heading there, and the edits that an example takes. */
export const tasks = [field, resultTile, adminColumn, errorCode, retry, restRoute]
