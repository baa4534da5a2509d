import { useTranslation } from 'react-i18next'

/** The room that the cards will take, while they are on their way. */
export function Skeleton() {
  const { t } = useTranslation('projects')
  return (
    <div>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden="true" className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {[0, 1, 2].map((card) => (
          <div key={card} className="h-80 animate-pulse rounded-panel border border-line bg-sunken" />
        ))}
      </div>
    </div>
  )
}
