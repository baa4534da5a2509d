import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { serverMessage, trpc } from '../../api'

type PaymentState = 'none' | 'checking' | 'verified' | 'failed' | 'unavailable'

export interface ArrivingPayment {
  state: PaymentState
  /** What registering names; null when there is no payment, or it was found to be none. */
  intentId: string | null
  /** The reference as the address of the page gave it, for support. */
  reference: string
  /** Why it could not be checked, when the server said so. */
  problem: string | undefined
  checkAgain(): void
}

/** The payment that the page's URL names; the server checks it with Stripe. */
export function useArrivingPayment(): ArrivingPayment {
  const intentId = new URLSearchParams(useSearch()).get('payment_intent') ?? ''
  const { client } = trpc.useUtils()
  const check = useQuery({
    queryKey: ['arriving', intentId],
    queryFn: () => client.payments.verify.mutate({ paymentIntentId: intentId }),
    enabled: intentId !== '',
  })
  const state = stateOf(intentId !== '', check)
  const isNone = state === 'none' || state === 'failed'
  return {
    state,
    intentId: isNone ? null : intentId,
    reference: intentId,
    problem: serverMessage(check.error),
    checkAgain: () => void check.refetch(),
  }
}

function stateOf(
  isGiven: boolean,
  check: { data?: { verified: boolean } | undefined; isFetching: boolean },
): PaymentState {
  if (!isGiven) return 'none'
  if (check.data) return check.data.verified ? 'verified' : 'failed'
  return check.isFetching ? 'checking' : 'unavailable'
}
