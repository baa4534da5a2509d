import type { ProcedureName } from '../../../routers/router'
import type { World } from '../world'
import { type Call, newUser } from './callers'

/** A new account with an order that waits for its transfer. */
export async function ordered(world: World) {
  const { visitor, user } = await newUser(world)
  await visitor.trpc.payments.orderByTransfer.mutate()
  return { visitor, user }
}

export const paymentCalls = {
  'payments.checkout': ({ buyer }) => buyer.visitor.trpc.payments.checkout.mutate({ language: 'ar' }),
  async 'payments.settle'({ buyer, paying }) {
    paying.stripe.books.complete(buyer.session.id)
    await buyer.visitor.trpc.payments.settle.mutate({ sessionId: buyer.session.id })
  },
  'payments.receipt': ({ buyer }) => buyer.visitor.trpc.payments.receipt.query(),
  'payments.orderByTransfer': async (world) => void (await ordered(world)),
  'payments.transfer': ({ buyer }) => buyer.visitor.trpc.payments.transfer.query(),
  'payments.verify': ({ anonymous, paying }) =>
    anonymous.trpc.payments.verify.mutate({ paymentIntentId: paying.stripe.books.addIntent().id }),
} satisfies Partial<Record<ProcedureName, Call>>
