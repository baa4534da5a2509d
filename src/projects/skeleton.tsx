import { useTranslation } from 'react-i18next'

/** The room that the cards will take, while they are on their way. */
export function Skeleton() {
  const { t } = useTranslation('projects')
  return (
    <div>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden="true" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
        {[0, 1, 2].map((card) => (
          <div key={card} className="h-80 animate-pulse rounded-panel border border-line bg-sunken" />
        ))}
      </div>
    </div>
  )
}
