import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { consultation, lifetimePriceSAR } from '../../domain/site/product-price'
import { formatMoney } from '../../i18n/format'
import { usePageTitle } from '../../i18n/use-page-title'
import { paths } from '../../paths'
import { Operator } from './operator'
import { Questions } from './questions'

const pages = {
  privacy: ['without', 'account', 'use', 'cookies', 'payment', 'others', 'technical', 'periods', 'law', 'rights'],
  terms: ['product', 'access', 'fairUse', 'refund', 'yours', 'conduct', 'ending'],
} as const

/** What both parties can rely on: what is stored about visitors, and what is sold to them. */
export function LegalPage({ page }: { page: keyof typeof pages }) {
  const { t } = useTranslation('legal')
  usePageTitle(t(`${page}.title`))
  return (
    <article className="mx-auto flex w-full max-w-[44rem] flex-col gap-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-page font-semibold">{t(`${page}.title`)}</h1>
        <p className="max-w-line text-muted">{t(`${page}.intro`)}</p>
      </header>
      {page === 'privacy'
        ? pages.privacy.map((name) => <Part key={name} of={`privacy.sections.${name}`} />)
        : pages.terms.map((name) => <Part key={name} of={`terms.sections.${name}`} />)}
      <Operator />
      <Questions />
      <nav className="border-t border-line pt-4">
        <Link
          href={page === 'privacy' ? paths.terms : paths.privacy}
          className="inline-flex min-h-11 items-center font-medium text-accent"
        >
          {page === 'privacy' ? t('toTerms') : t('toPrivacy')}
        </Link>
      </nav>
    </article>
  )
}

type PartName = `privacy.sections.${(typeof pages.privacy)[number]}` | `terms.sections.${(typeof pages.terms)[number]}`

function Part({ of }: { of: PartName }) {
  const { t, i18n } = useTranslation('legal')
  const language = i18n.language === 'ar' ? 'ar' : 'en'
  const money = (amount: number) => formatMoney(amount, language, 'SAR', { max: 0 })
  const text = t(`${of}.text`, {
    price: money(lifetimePriceSAR),
    value: money(consultation.valueSAR),
  })
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-section font-semibold">{t(`${of}.title`)}</h2>
      {text.split('\n').map((paragraph) => (
        <p key={paragraph} className="max-w-line">
          {paragraph}
        </p>
      ))}
    </section>
  )
}
