import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A picture on a sheet of its own. */
export function ChartPanel({ children }: { children: ReactNode }) {
  return <section className="min-w-0 rounded-panel border border-line bg-surface px-4 py-2 sm:p-6">{children}</section>
}

/** Stands where a picture will be: no empty axes. */
export function NoPicture() {
  const { t } = useTranslation('results')
  return <p className="py-6 text-muted">{t('charts.empty')}</p>
}
