import * as z from 'zod/mini'
import { component } from '../component'
import { defineRoute } from '../define-route'
import type { RestRoute } from '../route'

const verifiedPaymentResponse = component(
  'VerifiedPayment',
  z.object({ verified: z.boolean(), amount: z.nullable(z.number()) }),
  { verified: true, amount: 199 },
)

export const paymentRoutes: readonly RestRoute[] = [
  defineRoute({
    method: 'POST',
    path: '/api/verify-payment',
    procedure: 'payments.verify',
    tag: 'Payments',
    summary: 'Whether a payment is one that an account can still be registered with',
    description:
      'The answer is the same for every reason why not: unknown, not succeeded, another amount or currency, refunded, made with test keys, already used. Amounts are in SAR.',
    response: verifiedPaymentResponse,
    exampleBody: { paymentIntentId: 'pi_3Q0aBcDeFgHiJkLm0nOpQrSt' },
  }),
]
