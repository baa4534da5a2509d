import { useTranslation } from 'react-i18next'
import { useSiteSettings } from './use-site-settings'

/** Who sells and answers for the data, as far as the owner of this site has said. */
export function Operator() {
  const { t } = useTranslation('legal')
  const settings = useSiteSettings()
  const { operatorName, operatorRegistration, operatorVatNumber, operatorAddress } = settings
  if (!operatorName && !operatorRegistration && !operatorAddress) return null
  const lines = [
    { key: 'name', value: operatorName },
    { key: 'registration', value: operatorRegistration },
    { key: 'vatNumber', value: operatorVatNumber },
    { key: 'address', value: operatorAddress },
    { key: 'email', value: settings.supportEmail },
    { key: 'phone', value: settings.supportWhatsapp && `+${settings.supportWhatsapp}` },
  ] as const
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-section font-semibold">{t('operator.title')}</h2>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {lines.map(({ key, value }) =>
          value ? (
            <div key={key} className="contents">
              <dt className="text-muted">{t(`operator.${key}`)}</dt>
              <dd className="break-words">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
