import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RouterOutputs, trpc } from '../../api'
import { formatDate, formatRelative } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Plus } from '../../ui/icons'
import { showToast } from '../../ui/overlays/toasts'
import { Question } from '../form/question'
import { Section } from '../form/section'
import { Loaded } from './loaded'
import type { NewToken } from './new-token-dialog'
import { ShownOnce } from './shown-once'

const NewTokenDialog = lazy(() => import('./new-token-dialog'))

type Token = RouterOutputs['tokens']['list'][number]

/** The account's access tokens, and the one that was just made. */
export function TokensSection() {
  const { t } = useTranslation('connect')
  const tokens = trpc.tokens.list.useQuery()
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<NewToken | null>(null)
  const onMade = (token: NewToken) => {
    setMade(token)
    setAdding(false)
    void tokens.refetch()
  }
  const intro = (
    <>
      {t('tokens.intro')} <span className="mt-2 block">{t('tokens.kept')}</span>
    </>
  )
  return (
    <Section title={t('tokens.title')} intro={intro}>
      {made ? (
        <ShownOnce
          title={t('tokens.shownTitle', { name: made.name })}
          text={t('tokens.shownText')}
          label={t('tokens.value')}
          value={made.token}
        />
      ) : null}
      <Loaded query={tokens} none={t('tokens.none')}>
        {(all) => (
          <ul className="flex flex-col">
            {all.map((token) => (
              <TokenLine
                key={token.id}
                token={token}
                onRevoked={() => setMade((last) => (last?.id === token.id ? null : last))}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Button className="self-start" onClick={() => setAdding(true)}>
        <Plus />
        {t('tokens.add')}
      </Button>
      {isAdding ? (
        <Suspense fallback={null}>
          <NewTokenDialog onMade={onMade} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Section>
  )
}

interface TokenLineProps {
  token: Token
  onRevoked: () => void
}

function TokenLine({ token, onRevoked }: TokenLineProps) {
  const { t } = useTranslation('connect')
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { name, scope, expiresAt, lastUsedAt } = token
  const now = new Date()
  const isOver = expiresAt <= now
  const date = formatDate(expiresAt, language)
  const used = lastUsedAt && t('tokens.lastUsed', { when: formatRelative(lastUsedAt, now, language) })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="min-w-0 break-words font-medium">{name}</bdi>
          <Badge>{t(`tokens.scopes.${scope}`)}</Badge>
        </p>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          <span className={isOver ? 'font-medium text-negative' : ''}>
            {t(isOver ? 'tokens.expired' : 'tokens.expires', { date })}
          </span>
          <span>{used ?? t('tokens.neverUsed')}</span>
        </p>
      </div>
      <Button variant="quiet" aria-label={t('tokens.revokeThis', { name })} onClick={() => setAsking(true)}>
        {t('tokens.revoke')}
      </Button>
      {isAsking ? <RevokeQuestion token={token} onRevoked={onRevoked} onClose={() => setAsking(false)} /> : null}
    </li>
  )
}

function RevokeQuestion({ token: { id, name }, onRevoked, onClose }: TokenLineProps & { onClose: () => void }) {
  const { t } = useTranslation('connect')
  const { tokens } = trpc.useUtils()
  const revoke = trpc.tokens.revoke.useMutation({
    onSuccess: async () => {
      showToast({ title: t('tokens.revoked') })
      onRevoked()
      onClose()
      await tokens.list.invalidate()
    },
  })
  return (
    <Question
      title={t('tokens.revokeQuestion', { name })}
      text={t('tokens.revokeText')}
      yes={t('tokens.revoke')}
      working={t('tokens.revoking')}
      isPending={revoke.isPending}
      error={revoke.error}
      onYes={() => revoke.mutate({ id })}
      onClose={onClose}
    />
  )
}
