import { startBuiltServer } from '../../scripts/tools/built-server.mjs'
import { bankAccount, seller } from '../../server/payments/testing/seller'
import { StripeStandIn } from '../../server/payments/testing/stripe-stand-in'
import { admin } from '../server'

/** A server that takes cards, with a stand-in for Stripe behind it, and without early access. */
export async function startPaying() {
  const stripe = await new StripeStandIn({ key: 'sk_test_0123456789', secret: 'whsec_0123456789' }).start()
  const server = await startBuiltServer((url) => ({
    ...stripe.env,
    PUBLIC_URL: url,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    FREE_ACCESS_LIMIT: '0',
    ...seller,
    ...bankAccount,
    SUPPORT_WHATSAPP: '+966 50 000 0000',
    SUPPORT_EMAIL: 'help@mizan.example',
  }))
  stripe.webhookUrl = `${server.url}/api/stripe/webhook`
  return {
    url: server.url,
    server,
    stripe,
    async stop() {
      await server.stop()
      await stripe.stop()
    },
  }
}
