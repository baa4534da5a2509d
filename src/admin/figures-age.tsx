import { notifyManager, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { figuresAsOf } from '../api'
import { formatRelative } from '../i18n/format'
import { useLanguage } from '../i18n/use-language'

/** Says who is signed in, and has no figures. */
const notFigures = 'admin.status'

const pathOf = ([path]: readonly unknown[]) => (Array.isArray(path) ? path.join('.') : '')

/** Of which moment the oldest figures on the screen are; null where all are of the moment at which they came. */
function oldestShown(cache: QueryCache): number | null {
  const shown = cache.findAll({ type: 'active', predicate: ({ queryKey }) => pathOf(queryKey) !== notFigures })
  const moments = shown.flatMap(({ queryKey }) => figuresAsOf(pathOf(queryKey)) ?? [])
  return moments.length > 0 ? Math.min(...moments) : null
}

function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** How old the figures are, where they come from a copy of the data that follows a little later. */
export function FiguresAge() {
  const cache = useQueryClient().getQueryCache()
  const asOf = useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => oldestShown(cache),
  )
  return asOf === null ? null : <Age asOf={asOf} />
}

function Age({ asOf }: { asOf: number }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const now = useNow(1000)
  // What is not a whole second old yet is not called 'now': it is not of this moment.
  const count = Math.max(1, Math.round((now.getTime() - asOf) / 1000))
  const when = count < 60 ? t('secondsAgo', { count }) : formatRelative(new Date(asOf), now, language)
  return <p className="text-small text-muted">{t('figuresAsOf', { when })}</p>
}
