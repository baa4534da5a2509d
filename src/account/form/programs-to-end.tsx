import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { Switch } from '../../ui/inputs/switch'

export interface Program {
  id: string
  name: string
  kind: 'token' | 'webhook'
}

/** What programs have access to the account now: its valid tokens, and the webhooks that are on. */
export function usePrograms(): Program[] {
  const tokens = trpc.tokens.list.useQuery().data ?? []
  const webhooks = trpc.webhooks.list.useQuery().data ?? []
  const now = new Date()
  const valid = tokens.filter(({ expiresAt }) => expiresAt > now)
  const active = webhooks.filter(({ isActive }) => isActive)
  return [
    ...valid.map(({ id, name }) => ({ id, name, kind: 'token' as const })),
    ...active.map(({ id, url }) => ({ id, name: url, kind: 'webhook' as const })),
  ]
}

/** After programs were let in or shut out. */
export function useProgramsChanged() {
  const { tokens, webhooks } = trpc.useUtils()
  return () => {
    void tokens.list.invalidate()
    void webhooks.list.invalidate()
  }
}

interface ProgramsToEndProps {
  programs: Program[]
  checked: boolean
  onChange: (isEnding: boolean) => void
}

/** The offer to end the access of programs together with that of devices; nothing where there is none. */
export function ProgramsToEnd({ programs, checked, onChange }: ProgramsToEndProps) {
  const { t } = useTranslation('account')
  if (programs.length === 0) return null
  return (
    <div className="flex flex-col gap-1">
      <Switch label={t('programs.end')} hint={t('programs.hint')} checked={checked} onChange={onChange} />
      <ul className="ms-14 flex flex-col gap-1 text-small">
        {programs.map(({ id, name, kind }) => (
          <li key={id} className="break-words">
            <bdi className="font-medium break-all">{name}</bdi>{' '}
            <span className="text-muted">({t(`programs.${kind}`)})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
