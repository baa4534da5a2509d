import { expect, it } from 'vitest'
import { shopSchema } from './store-schema'

const read = (text: string) => shopSchema.safeParse(text).data ?? null

it('a shop of Shopify is read by its name, its address, or an address within it', () => {
  for (const text of ['noor', ' Noor ', 'noor.myshopify.com', 'https://noor.myshopify.com/admin/orders'])
    expect(read(text)).toBe('noor.myshopify.com')
})

it('an address that is no shop of Shopify is refused', () => {
  for (const text of ['', ' ', 'noor.example', 'myshopify.com', 'noor.myshopify.com.evil.example', '-noor', 'no or'])
    expect(read(text)).toBeNull()
})
