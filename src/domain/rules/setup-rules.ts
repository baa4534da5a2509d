import { planFields } from '../plan/plan-fields'
import { type Check, error } from './findings'

/** Characters as a reader counts them, so that an emoji or a rare letter is one. */
export function charactersIn(text: string): number {
  return Array.from(text).length
}

/** The rules of the first step: whose plan this is. */
export function checkSetup(check: Check): void {
  const { storeName, productName, productCategory } = check.plan
  const maxStoreNameLength = planFields.storeName.maxLength
  const maxProductNameLength = planFields.productName.maxLength
  if (storeName.trim() === '') error(check, 'storeName', 'storeNameRequired')
  else if (charactersIn(storeName) > maxStoreNameLength)
    error(check, 'storeName', 'storeNameTooLong', { max: maxStoreNameLength })
  if (productName.trim() === '') error(check, 'productName', 'productNameRequired')
  else if (charactersIn(productName) > maxProductNameLength) {
    error(check, 'productName', 'productNameTooLong', { max: maxProductNameLength })
  }
  if (productCategory === '') error(check, 'productCategory', 'productCategoryRequired')
}
