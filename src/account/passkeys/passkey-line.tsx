import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RouterOutputs, trpc } from '../../api'
import { formatDate, formatRelative } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Button } from '../../ui/button'
import { Key } from '../../ui/icons'
import { showToast } from '../../ui/overlays/toasts'
import { Question } from '../form/question'

type Passkey = RouterOutputs['passkeys']['list']['passkeys'][number]

/** One passkey: where it is, when it was used, and the way to remove it. */
export function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { name, isSynced, lastUsedAt, createdAt } = passkey
  const used = lastUsedAt && t('passkeys.used', { when: formatRelative(lastUsedAt, new Date(), language) })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0">
      <Key className="text-muted" />
      <div className="min-w-0 grow basis-48">
        <p className="break-words font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          <span>{t(isSynced ? 'passkeys.synced' : 'passkeys.onDevice')}</span>
          <span>{t('passkeys.made', { date: formatDate(createdAt, language) })}</span>
          <span>{used ?? t('passkeys.neverUsed')}</span>
        </p>
      </div>
      <Button variant="quiet" aria-label={t('passkeys.removeThis', { name })} onClick={() => setAsking(true)}>
        {t('passkeys.remove')}
      </Button>
      {isAsking ? <RemoveQuestion passkey={passkey} onClose={() => setAsking(false)} /> : null}
    </li>
  )
}

function RemoveQuestion({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('account')
  const { passkeys } = trpc.useUtils()
  const remove = trpc.passkeys.remove.useMutation({
    onSuccess: async () => {
      showToast({ title: t('passkeys.removed') })
      onClose()
      await passkeys.list.invalidate()
    },
  })
  return (
    <Question
      title={t('passkeys.removeQuestion', { name })}
      text={t('passkeys.removeText')}
      yes={t('passkeys.remove')}
      working={t('passkeys.removing')}
      isPending={remove.isPending}
      error={remove.error}
      onYes={() => remove.mutate({ id })}
      onClose={onClose}
    />
  )
}
