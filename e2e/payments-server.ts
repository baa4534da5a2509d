import { type BuiltServer, startBuiltServer } from '../scripts/tools/built-server.mjs'
import { StripeStandIn } from '../server/payments/testing/stripe-stand-in'
import { test as base } from './fixtures'

interface Paying {
  server: BuiltServer
  stripe: StripeStandIn
}

async function startPaying(): Promise<Paying> {
  const stripe = await new StripeStandIn({ key: 'sk_test_0123456789', secret: 'whsec_0123456789' }).start()
  const server = await startBuiltServer((url) => ({
    ...stripe.env,
    PUBLIC_URL: url,
    FREE_ACCESS_LIMIT: '0',
    SUPPORT_WHATSAPP: '+966 50 000 0000',
    SUPPORT_EMAIL: 'help@mizan.example',
  }))
  stripe.webhookUrl = `${server.url}/api/stripe/webhook`
  return { server, stripe }
}

/** Tests against a server that takes cards, with a stand-in for Stripe behind it, and without early access. */
export const test = base.extend<object, { paying: Paying }>({
  paying: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const paying = await startPaying()
      await use(paying)
      await paying.server.stop()
      await paying.stripe.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ paying }, use) => use(paying.server.url),
})
