import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { type Answers, trpc } from '../api'

/** Takes over the user that the server has just signed in, and leads on. What another user loaded here is forgotten. */
export function useSignedIn() {
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const { session } = trpc.useUtils().auth
  return (user: Answers['auth']['login'], to: string) => {
    queryClient.clear()
    session.setData(undefined, user)
    navigate(to, { replace: true })
  }
}
