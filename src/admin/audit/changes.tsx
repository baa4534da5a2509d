import { useTranslation } from 'react-i18next'
import { ArrowForward } from '../../ui/first-icons'
import type { Entry } from './entry'
import { auditFields } from './fields'
import { useValueText } from './use-value-text'

/** Each field that a change touched, with what it was and what it is since. */
export function Changes({ before, after }: Pick<Entry, 'before' | 'after'>) {
  const fieldName = useFieldName()
  const valueText = useValueText()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = names.filter((name) => {
    const [was, is] = [before?.[name] ?? '', after?.[name] ?? '']
    return was !== is
  })
  if (changed.length === 0) return null
  return (
    <ul className="flex min-w-40 flex-col gap-0.5">
      {changed.map((name) => (
        <li key={name} className="wrap-anywhere">
          <span className="text-muted">{`${fieldName(name)}:`}</span>{' '}
          {before && name in before ? (
            <>
              <bdi>{valueText(name, before)}</bdi>
              {after ? <Becomes /> : null}
            </>
          ) : null}
          {after && name in after ? <bdi className="font-medium">{valueText(name, after)}</bdi> : null}
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
