import { Provider, useStore } from 'jotai'
import { type ReactNode, startTransition, useMemo } from 'react'

/**
 * Parts that follow a change when there is time for them: what is typed or moved, and the figures beside it, are drawn
 * first, and a further key goes before what is still to be drawn here. Nothing that one types into belongs in it.
 */
export function FollowingResults({ children }: { children: ReactNode }) {
  const store = useStore()
  const following = useMemo(
    (): typeof store => ({
      ...store,
      sub: (atom, listener) => store.sub(atom, () => startTransition(listener)),
    }),
    [store],
  )
  return <Provider store={following}>{children}</Provider>
}
