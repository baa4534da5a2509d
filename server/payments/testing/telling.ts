import { type PayingApp, post } from './paying-app'

/** What an account is after it has paid, and before. */
export const paid = { accountType: 'lifetime', paymentStatus: 'paid', paymentAmount: 199 }
export const unpaid = { accountType: 'requires_payment', paymentStatus: 'pending', stripePaymentIntentId: null }

/** Events as Stripe would send them to the application that is open at the time. */
export function tellingOf(present: () => PayingApp) {
  const happened = (type: string, object: object, options = {}) => {
    const { app, stripe } = present()
    return post(app, stripe.event(type, object, options))
  }
  return {
    happened,
    completed: (session: object) => happened('checkout.session.completed', session),
    refunded: (intentId: string | null, amount?: number) =>
      happened('charge.refunded', present().stripe.books.refund(intentId ?? '', amount)),
  }
}
