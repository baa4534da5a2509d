import { useTranslation } from 'react-i18next'

/** The room that a list will take, while it is on its way. */
export function ListSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div
        aria-hidden="true"
        className="flex h-[28rem] animate-pulse flex-col rounded-panel border border-line bg-surface"
      >
        <div className="h-11 rounded-t-panel bg-sunken" />
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="flex grow items-center gap-6 border-t border-line px-4">
            <div className="h-3 w-1/3 rounded-full bg-sunken" />
            <div className="h-3 w-1/6 rounded-full bg-sunken" />
            <div className="h-3 w-1/4 rounded-full bg-sunken" />
          </div>
        ))}
      </div>
    </div>
  )
}
