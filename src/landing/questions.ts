import { consultation, lifetimePriceSAR } from '../domain/site/product-price'
import { fillIn } from '../i18n/fill-in'
import { formatMoney, formatNumber } from '../i18n/format'
import type { SectionProps } from './site'

/** The questions and answers: those of the page are those that search engines are told. */
export function questions({ words, language, site }: SectionProps): { question: string; answer: string }[] {
  const values = {
    price: formatMoney(lifetimePriceSAR, language, 'SAR', { max: 0 }),
    value: formatMoney(consultation.valueSAR, language, 'SAR', { max: 0 }),
    places: formatNumber(site.freePlaces, language),
  }
  return Object.values(words.faq.items).map(({ question, answer }) => ({ question, answer: fillIn(answer, values) }))
}
