import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { type Language, languages } from '../../src/domain/options'
import {
  lifetimePriceHalalas,
  lifetimePriceSAR,
  lifetimeProductId,
  lifetimeProductName,
} from '../../src/domain/site/product-price'
import { paths } from '../../src/paths'
import { hasAccess } from '../auth/accounts'
import { AppError } from '../infra/errors'
import { claimable } from '../payments/claim'
import { receiptOf } from '../payments/receipt'
import { settle } from '../payments/settle'
import { tellOrdered } from '../payments/transfer-emails'
import { bankOf, orderByTransfer, transferOf } from '../payments/transfers'
import { publicProcedure, signedInProcedure } from '../procedures/access'
import { ordinary, secret } from '../procedures/needs'
import { router } from '../procedures/trpc'

/** Stripe's checkout speaks no Arabic: there it follows the browser. */
const checkoutLocale = { en: 'en', ar: 'auto' } as const satisfies Record<Language, string>

interface Buyer {
  id: string
  email: string
}

/** One visit to Stripe's page. The payment belongs to our account, even when another person's card pays. */
function visitOf(buyer: Buyer, language: Language, publicUrl: string): Stripe.Checkout.SessionCreateParams {
  const of = { userId: buyer.id, product: lifetimeProductId }
  return {
    mode: 'payment',
    client_reference_id: buyer.id,
    customer_email: buyer.email,
    customer_creation: 'always',
    locale: checkoutLocale[language],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'sar',
          unit_amount: lifetimePriceHalalas,
          product_data: { name: lifetimeProductName },
        },
      },
    ],
    metadata: of,
    payment_intent_data: { metadata: of, description: lifetimeProductName },
    success_url: `${publicUrl}${paths.receipt}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}${paths.paywall}?cancelled=1`,
  }
}

const sessionId = z.string().check(z.regex(/^cs_[A-Za-z0-9_]{8,200}$/))

export const payments = router({
  /** Begins a purchase: the address of Stripe's page, where it is paid. The same Idempotency-Key is the same visit. */
  checkout: signedInProcedure({ ...secret, cpuMs: 7, statements: 1 })
    .input(z.object({ language: z.enum(languages) }))
    .mutation(async ({ ctx, input: { language } }) => {
      const { user, env, request } = ctx
      if (hasAccess(user)) throw new AppError('HAS_ACCESS')
      if (!ctx.payments || !env.PUBLIC_URL) throw new AppError('PAYMENTS_OFF')
      await ctx.limits.count([['checkout', user.id]])
      const key = request.headers['idempotency-key']
      const name = typeof key === 'string' && /^[\x21-\x7e]{1,100}$/.test(key) ? key : randomUUID()
      const url = await ctx.payments.open(visitOf(user, language, env.PUBLIC_URL), `${user.id}-${language}-${name}`)
      return { url }
    }),

  /** What has become of a purchase. Mostly Stripe has told us before the buyer is back; if not, it is asked. */
  settle: signedInProcedure({ ...secret, cpuMs: 8.5, statements: 21 })
    .input(z.object({ sessionId }))
    .mutation(async ({ ctx, input }) => {
      const { user } = ctx
      if (user.paymentStatus === 'paid') return { outcome: 'paid' as const }
      await ctx.limits.count([['settle', user.id]])
      const checkout = await ctx.payments?.checkout(input.sessionId)
      if (!ctx.payments || !checkout || checkout.buyerId !== user.id) throw new AppError('NOT_FOUND')
      return { outcome: await settle(ctx, checkout, ctx.payments.isLive) }
    }),

  /** Whether an account could be registered with this payment; the same answer for every reason against it. */
  verify: publicProcedure({ ...secret, cpuMs: 7.6, statements: 1 })
    .input(z.object({ paymentIntentId: z.string() }))
    .mutation(async ({ ctx, input: { paymentIntentId } }) => {
      const user = (await ctx.getCaller())?.user
      const claimant = { userId: user?.id ?? null, account: user?.id ?? null }
      const payment = await claimable(ctx, paymentIntentId, claimant)
      return payment ? { verified: true, amount: lifetimePriceSAR } : { verified: false, amount: null }
    }),

  /** Begins a purchase by bank transfer: the order that waits for it, and where to. One that waits already is the same. */
  orderByTransfer: signedInProcedure({ ...secret, cpuMs: 6, statements: 8 }).mutation(async ({ ctx }) => {
    const { user, db, env } = ctx
    if (hasAccess(user)) throw new AppError('HAS_ACCESS')
    const bank = bankOf(env)
    if (!bank || user.paymentStatus === 'disputed') throw new AppError('PAYMENTS_OFF')
    await ctx.limits.count([['transfer', user.id]])
    const { order, isNew } = await db.transaction((tx) => orderByTransfer(tx, user.id))
    if (isNew) await tellOrdered(ctx, user.id, bank, order)
    return { order, bank }
  }),

  /** The order that waits for a bank transfer, and where to; or how the latest one has ended without its money. */
  transfer: signedInProcedure({ ...ordinary, cpuMs: 3, statements: 3 }).query(async ({ ctx: { db, env, user } }) => {
    return { ...(await transferOf(db, user.id)), bank: bankOf(env) }
  }),

  /** The receipt of the latest purchase; null without one. */
  receipt: signedInProcedure({ ...ordinary, cpuMs: 3, statements: 3 }).query(({ ctx }) =>
    receiptOf(ctx.db, ctx.user.id),
  ),
})
