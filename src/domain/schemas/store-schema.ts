import * as z from 'zod/mini'
import { isShopDomain, storePlatforms } from '../actuals/stores'
import type { IssueCode } from '../error-codes'
import { rowIdSchema } from './row-id'

const issue = (code: IssueCode): IssueCode => code

/** As founders write it: the name alone, or an address that begins with it. */
function shopDomain(text: string): string {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
  return host === '' || host.includes('.') ? host : `${host}.myshopify.com`
}

/** A shop of Shopify, as founders write it. */
export const shopSchema = z.pipe(
  z.pipe(z.string().check(z.maxLength(200, issue('tooLong'))), z.transform(shopDomain)),
  z.string().check(z.refine(isShopDomain, issue('shopDomain'))),
)

/** A store that is to be connected to a project; which one, only Shopify asks beforehand. */
export const beginStoreSchema = z.discriminatedUnion('platform', [
  z.object({ id: z.string(), platform: z.enum(['salla', 'zid']) }),
  z.object({ id: z.string(), platform: z.literal('shopify'), shop: shopSchema }),
])

/** What the platform sends its merchant back with: the query of the address. */
export const finishStoreSchema = z.object({ query: z.string().check(z.minLength(1), z.maxLength(4000)) })

/** A connection of a project. */
export const storeSchema = z.object({ id: z.string(), storeId: rowIdSchema })

/** A store whose owner installed the app there, to be connected to a project. */
export const claimStoreSchema = z.object({
  id: z.string(),
  platform: z.enum(storePlatforms),
  merchantId: z.string().check(z.minLength(1), z.maxLength(100)),
})
