import { languages } from '../domain/options'
import { brand } from '../domain/site/brand'
import { lifetimePriceSAR } from '../domain/site/product-price'
import { addressToken, languagePage, paths } from '../paths'
import { questions } from './questions'
import type { SectionProps } from './site'

/** What search engines are told in their own form: the product with its price, and the questions with their answers. */
export function structuredData(props: SectionProps): string {
  const { words, language } = props
  const url = `${addressToken}${languagePage(paths.landing, language)}`
  const product = {
    '@type': 'SoftwareApplication',
    name: brand[language],
    description: words.description,
    url,
    image: `${addressToken}/share-${language}.png`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: languages,
    offers: {
      '@type': 'Offer',
      price: lifetimePriceSAR,
      priceCurrency: 'SAR',
      url: `${addressToken}${paths.register}`,
    },
  }
  const faq = {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions(props).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': [product, faq] })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}
