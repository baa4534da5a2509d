import { useTranslation } from 'react-i18next'

/** Holds the place of the results while they are loaded, so that nothing jumps. */
export function ResultsSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{t('loading')}</span>
      {[40, 90, 60].map((height) => (
        <div
          key={height}
          className="rounded-panel border border-line bg-surface p-4 sm:p-6"
          style={{ minBlockSize: `${height / 4}rem` }}
        >
          <div className="h-5 w-2/5 rounded-control bg-sunken" />
          <div className="mt-4 h-4 w-3/5 rounded-control bg-sunken" />
        </div>
      ))}
    </div>
  )
}
