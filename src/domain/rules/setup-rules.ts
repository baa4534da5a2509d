import { planFields } from '../plan/plan-fields'
import { type Check, error } from './findings'

/** Characters as a reader counts them, so that an emoji or a rare letter is one. */
export function charactersIn(text: string): number {
  return Array.from(text).length
}

/** The rules of the first step: whose plan this is. */
export function checkSetup(check: Check): void {
  const { storeName, productName, productCategory } = check.plan
  const longestStore = planFields.storeName.longest
  const longestProduct = planFields.productName.longest
  if (storeName.trim() === '') error(check, 'storeName', 'storeNameRequired')
  else if (charactersIn(storeName) > longestStore) error(check, 'storeName', 'storeNameTooLong', { max: longestStore })
  if (productName.trim() === '') error(check, 'productName', 'productNameRequired')
  else if (charactersIn(productName) > longestProduct) {
    error(check, 'productName', 'productNameTooLong', { max: longestProduct })
  }
  if (productCategory === '') error(check, 'productCategory', 'productCategoryRequired')
}
