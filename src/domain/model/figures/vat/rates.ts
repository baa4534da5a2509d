import { factor, percent } from '../../language/declare'
import { isRegistered, vatRate } from '../typed/inputs'

// docs/model.md, 'VAT that does not come back'

/** The rate that sales carry: none while the store is not registered. */
export const outputRate = percent`IF(${isRegistered}, ${vatRate}, 0)`

/** What a bill without VAT is multiplied by to become a cost: 1 while its VAT comes back. */
export const costFactor = factor`IF(${isRegistered}, 1, 1 + ${vatRate})`
