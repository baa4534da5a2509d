import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RouterOutputs, trpc } from '../../api'
import { useFailureText } from '../../forms/server-problem'
import { formatDate, formatRelative } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Button } from '../../ui/button'
import { Device } from '../../ui/icons'
import { Notice } from '../../ui/notice'
import { showToast } from '../../ui/overlays/toasts'
import { useDeviceText } from '../form/device-text'
import { ProgramsToEnd, usePrograms, useProgramsChanged } from '../form/programs-to-end'
import { Section } from '../form/section'

/** Where the account is open, and the way to end one or all of the others. */
export function SessionsSection() {
  const { t } = useTranslation(['account', 'common'])
  const sessions = trpc.account.sessions.useQuery()
  return (
    <Section title={t('sessions.title')} intro={t('sessions.intro')}>
      {sessions.data ? <SessionList sessions={sessions.data} /> : null}
      {sessions.isError ? (
        <>
          <Notice variant="error" live title={t('sessions.notLoaded')} />
          <Button className="self-start" onClick={() => sessions.refetch()}>
            {t('common:retry')}
          </Button>
        </>
      ) : null}
    </Section>
  )
}

type Session = RouterOutputs['account']['sessions'][number]

/** This device first. */
const inOrder = (sessions: Session[]) => [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))

function SessionList({ sessions }: { sessions: Session[] }) {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const utils = trpc.useUtils()
  const programsChanged = useProgramsChanged()
  const done = async (count: number) => {
    await utils.account.sessions.invalidate()
    showToast({ title: count === 0 ? t('sessions.endedAll') : t('sessions.ended', { count }) })
  }
  const end = trpc.account.endSession.useMutation({ onSuccess: () => done(1) })
  const endOthers = trpc.account.endOtherSessions.useMutation({
    onSuccess({ ended }) {
      programsChanged()
      return done(ended)
    },
  })
  const isBusy = end.isPending || endOthers.isPending
  const error = end.error ?? endOthers.error
  return (
    <>
      <ul className="flex flex-col">
        {inOrder(sessions).map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => (isBusy ? undefined : end.mutate({ id: session.id }))}
          />
        ))}
      </ul>
      <div role="alert" className="empty:hidden">
        {error ? (
          <Notice variant="error" title={t('sessions.failed')}>
            {failureText(error)}
          </Notice>
        ) : null}
      </div>
      <EndOthers
        hasOthers={sessions.length > 1}
        isBusy={isBusy}
        onEnd={(endPrograms) => endOthers.mutate({ endPrograms })}
      />
    </>
  )
}

interface EndOthersProps {
  hasOthers: boolean
  isBusy: boolean
  onEnd: (endPrograms: boolean) => void
}

/** Ends all access but this browser's: the other devices, and programs unless they are to stay. */
function EndOthers({ hasOthers, isBusy, onEnd }: EndOthersProps) {
  const { t } = useTranslation('account')
  const programs = usePrograms()
  const [endPrograms, setEndPrograms] = useState(true)
  if (!hasOthers && programs.length === 0) return null
  const all = endPrograms && programs.length > 0
  return (
    <>
      <ProgramsToEnd programs={programs} checked={endPrograms} onChange={setEndPrograms} />
      <Button
        className="self-start"
        aria-disabled={isBusy || !(hasOthers || all)}
        onClick={() => (isBusy || !(hasOthers || all) ? undefined : onEnd(endPrograms))}
      >
        {t(all ? 'sessions.endAll' : 'sessions.endOthers')}
      </Button>
    </>
  )
}

interface SessionLineProps {
  session: Session
  isBusy: boolean
  onEnd: () => void
}

function SessionLine({ session, isBusy, onEnd }: SessionLineProps) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const device = useDeviceText(session.userAgent)
  const used = t('sessions.lastUsed', { when: formatRelative(session.lastAccessedAt, new Date(), language) })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0">
      <Device className="text-muted" />
      <div className="min-w-0 grow basis-48">
        <p className="font-medium">
          <bdi>{device}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          <span className={session.isCurrent ? 'font-medium text-accent' : ''}>
            {session.isCurrent ? t('sessions.current') : used}
          </span>
          <span>{t('sessions.began', { date: formatDate(session.createdAt, language) })}</span>
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button variant="quiet" aria-label={t('sessions.endThis', { device })} aria-disabled={isBusy} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
