import * as cashGoods from './goods'
import * as cashMonths from './months'
import { workings } from './months'
import * as cashResults from './results'
import * as cashTerms from './terms'

/** The figures of cash by month. */
export const cashSections = { cashTerms, cashGoods, workings: { workings }, cashMonths, cashResults }
