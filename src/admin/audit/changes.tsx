import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { ArrowForward } from '../../ui/icons'
import type { Entry } from './audit-columns'
import { auditFields } from './fields'

/** Each field that a change touched, with what it was and what it is since. */
export function Changes({ before, after }: Pick<Entry, 'before' | 'after'>) {
  const fieldName = useFieldName()
  const valueText = useValueText()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = names.filter((name) => !before || !after || before[name] !== after[name])
  if (changed.length === 0) return null
  return (
    <ul className="flex min-w-40 flex-col gap-0.5">
      {changed.map((name) => (
        <li key={name} className="wrap-anywhere">
          <span className="text-muted">{`${fieldName(name)}:`}</span>{' '}
          {before && name in before ? (
            <>
              <bdi>{valueText(before[name])}</bdi>
              {after ? <Becomes /> : null}
            </>
          ) : null}
          {after && name in after ? <bdi className="font-medium">{valueText(after[name])}</bdi> : null}
        </li>
      ))}
    </ul>
  )
}

function Becomes() {
  const { t } = useTranslation('adminAudit')
  return (
    <>
      <ArrowForward className="mx-1 inline size-4 text-muted" />
      <span className="sr-only">{` ${t('becomes')} `}</span>
    </>
  )
}

function useFieldName() {
  const { t } = useTranslation('adminAudit')
  return (name: string) => {
    const known = auditFields.find((field) => field === name)
    return known ? t(`fields.${known}`) : name
  }
}

function useValueText() {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number') return formatNumber(value, language)
    if (typeof value === 'string' && value !== '') return value
    return value === null || value === '' || value === undefined ? formatNumber(null, language) : JSON.stringify(value)
  }
}
