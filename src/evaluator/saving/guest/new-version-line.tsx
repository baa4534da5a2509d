import { useTranslation } from 'react-i18next'

/** Offers the newer version, which a reload shows: what was typed is on the device by then. */
export function NewVersionLine({ onLoad }: { onLoad: () => void }) {
  const { t } = useTranslation('more')
  return (
    <p role="status" className="flex items-center gap-2 text-small text-muted max-sm:order-last max-sm:basis-full">
      {t('newVersion')}
      <button
        type="button"
        onClick={onLoad}
        className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
      >
        {t('loadVersion')}
      </button>
    </p>
  )
}
