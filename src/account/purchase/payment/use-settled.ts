import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { serverCode, trpc } from '../../../api'
import { paths } from '../../../paths'

/** Asks often while a buyer is looking, then less: some banks take minutes. */
const pauseMs = (polls: number) => (polls < 20 ? 2000 : 15_000)

/** What becomes of a visit to the payment page; asked again until it is known. Leads to the receipt once it is paid. */
export function useSettled(sessionId: string) {
  const [, navigate] = useLocation()
  const utils = trpc.useUtils()
  const settling = useQuery({
    queryKey: ['settling', sessionId],
    queryFn: () => utils.client.payments.settle.mutate({ sessionId }),
    refetchInterval: ({ state }) => {
      const isKnown = state.data && state.data.outcome !== 'waiting'
      const polls = state.dataUpdateCount + state.errorUpdateCount
      return isKnown || isUnknown(state.error) ? false : pauseMs(polls)
    },
  })
  const outcome = settling.data?.outcome
  useEffect(() => {
    if (outcome !== 'paid') return
    void utils.invalidate()
    navigate(paths.receipt, { replace: true })
  }, [outcome, navigate, utils])
  return {
    outcome,
    isUnknown: isUnknown(settling.error),
    isUnreachable: settling.isError && !isUnknown(settling.error),
  }
}

/** The account has no such purchase, and asking again will not change that. */
const isUnknown = (error: unknown) => {
  const code = serverCode(error)
  return code === 'NOT_FOUND' || code === 'BAD_INPUT'
}
