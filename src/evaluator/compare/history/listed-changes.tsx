import { useTranslation } from 'react-i18next'
import type { ListedChange } from '../../../domain/history/listed-changes'
import { overheadIds, paymentMethodIds, seasonEventIds } from '../../../domain/options'
import { labelKey } from '../../../i18n/field-key'
import { formatMonthName } from '../../../i18n/format'
import { ArrowForward } from '../../../ui/first-icons'
import { useRoleName } from '../../fields/role-names'
import { useChangeWords } from '../../fields/use-value-text'
import { useFormat } from '../../state/use-format'

/** Changes that a line of the list has room for. */
const maxShown = 4

interface ListedChangesProps {
  changes: readonly ListedChange[]
  changeCount: number
  currency: string
}

/** In what a version differs from the one before it: 'Oud candle – Unit price, including VAT 149 → 159'. */
export function ListedChanges({ changes, changeCount, currency }: ListedChangesProps) {
  const { t } = useTranslation('history')
  const nameOf = useChangeName()
  const words = useChangeWords()
  const shown = changes.slice(0, maxShown)
  const rest = changeCount - shown.length
  if (changeCount === 0) return <p className="mt-1 text-small text-muted">{t('nothing')}</p>
  return (
    <ul aria-label={t('changes')} className="mt-1 flex flex-col gap-0.5 text-small">
      {shown.map((change) => (
        <li key={`${change.kind} ${change.path}`} className="flex min-w-0 flex-wrap items-center gap-x-1.5">
          <span className="min-w-0 break-words text-muted">{nameOf(change)}</span>
          {change.kind === 'changed' ? (
            <span className="min-w-0 break-words">
              <bdi>{words(change.path, change.before, { currency })}</bdi>
              <ArrowForward className="mx-1.5 inline size-4 align-[-0.2em] text-muted" />
              <span className="sr-only">{t('becomes')}</span>
              <bdi className="font-medium">{words(change.path, change.after, { currency })}</bdi>
            </span>
          ) : (
            <span className="font-medium">{t(change.kind)}</span>
          )}
        </li>
      ))}
      {rest > 0 ? <li className="text-muted">{t('more', { count: rest })}</li> : null}
    </ul>
  )
}

/** The field that changed, with the name of what it belongs to; or what came or went. */
function useChangeName(): (change: ListedChange) => string {
  const { t } = useTranslation(['history', 'fields', 'options'])
  const { language } = useFormat()
  const roleName = useRoleName()
  const word = (key: string) => t(`options:${key}` as 'options:riskLevels.low')

  function ownerOf(path: string, of: string): string {
    const [list = '', key = '', place = ''] = path.split('.')
    const overhead = overheadIds.find((id) => list === 'overheads' && id === key)
    if (overhead) return word(`overheads.${overhead}`)
    if (list === 'season' && key === 'months') return formatMonthName(Number(place) + 1, language)
    const event = seasonEventIds.find((id) => list === 'season' && id === of)
    if (event) return word(`seasonEvents.${event}`)
    const method = paymentMethodIds.find((id) => list === 'paymentMethods' && id === of)
    if (method) return word(`paymentMethods.${method}`)
    return list === 'team' ? roleName(of.trim()) : of.trim()
  }

  function fieldName(path: string, owner: string): string {
    const key = labelKey(path)
    if (owner === '') return t(`fields:${key}`)
    return key === 'amount' ? owner : `${owner} – ${t(`fields:${key}`)}`
  }

  return ({ kind, path, of }) => {
    if (path.startsWith('notes.')) {
      const field = path.slice('notes.'.length)
      return t('fields:noteOn', { label: fieldName(field, ownerOf(field, of)) })
    }
    const owner = ownerOf(path, of)
    if (kind === 'changed') return fieldName(path, owner)
    const list = t(`fields:${labelKey(path)}`)
    return owner === '' ? list : `${list}: ${owner}`
  }
}
