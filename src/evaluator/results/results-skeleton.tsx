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
          className="rounded-panel border border-line bg-surface"
          style={{ minBlockSize: `${height / 4}rem` }}
        />
      ))}
    </div>
  )
}
