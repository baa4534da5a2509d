import { expect, it } from 'vitest'
import { newWebhookSchema } from './connect-schema'

const accepts = (url: string) => newWebhookSchema.safeParse({ url }).success

it('a webhook leads to a named host over https, or to the machine of the server itself', () => {
  for (const url of ['https://hooks.store.example/mizan', 'https://store.example:8443', 'http://localhost:4000/x'])
    expect(accepts(url)).toBe(true)
  for (const url of [
    '',
    'http://store.example',
    'https://store.example:81',
    'https://me@store.example',
    'ftp://store.example',
  ])
    expect(accepts(url)).toBe(false)
})
