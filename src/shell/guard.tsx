import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect, useLocation, useSearch } from 'wouter'
import { trpc } from '../api'
import { loginHref } from '../paths'
import { ExpiredBanner } from './expired-banner'
import { sessionEndedAtom } from './session-state'

interface GuardProps {
  /** Shown instead of every page until a password that an administrator has set is replaced. */
  passwordPage: ReactNode
  /** Shown until it is known who is there. */
  meanwhile: ReactNode
  children: ReactNode
}

/** Lets only signed-in people through; the others sign in first and come back to the page they asked for. */
export function Guard({ passwordPage, meanwhile, children }: GuardProps) {
  const session = trpc.auth.session.useQuery()
  const hasEnded = useAtomValue(sessionEndedAtom)
  const requested = useRequestedPage()
  if (session.isPending) return meanwhile
  if (!session.data) return <Redirect to={loginHref(requested)} replace />
  if (session.data.mustChangePassword) return passwordPage
  return (
    <>
      {hasEnded ? <ExpiredBanner userId={session.data.id} requested={requested} /> : null}
      {children}
    </>
  )
}

function useRequestedPage(): string {
  const [pathname] = useLocation()
  const search = useSearch()
  // Where pages are prerendered there is no browser to ask.
  const hash = typeof location === 'undefined' ? '' : location.hash
  return `${pathname}${search ? `?${search}` : ''}${hash}`
}

/** Says that it is being found out who is there. */
export function Checking() {
  const { t } = useTranslation('shell')
  return (
    <main className="flex min-h-dvh items-center justify-center p-6">
      <p role="status" className="text-muted">
        {t('checking')}
      </p>
    </main>
  )
}
