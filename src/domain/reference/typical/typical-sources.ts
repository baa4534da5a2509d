/** Where a figure is from: who published it, the page, and when it was published or came into force (null: undated). */
export interface FigureSource {
  readonly publisher: string
  readonly url: string
  readonly date: string | null
}

/** The published figures behind the typical values and the rates of law. */
export const figureSources = {
  vatRate: { publisher: 'EY', url: 'https://issuu.com/worldtradepresss/docs/-saudi', date: '2020-07' },
  vatThresholds: { publisher: 'Saudi Gazette', url: 'https://saudigazette.com.sa/article/622375', date: null },
  customsDuty: {
    publisher: 'EY',
    url: 'https://taxnews.ey.com/news/2020-1435-saudi-arabia-increases-customs-duty-rates-on-imports',
    date: '2020-06',
  },
  customsValue: {
    publisher: 'Traddal',
    url: 'https://traddal.com/resources/calculate-duties-taxes-imports-saudi-arabia',
    date: null,
  },
  customsFee: {
    publisher: 'PwC',
    url: 'https://www.pwc.com/m1/en/services/tax/middle-east-tax-news-alerts/2024/saudi-arabia-new-customs-services-fee-structure.html',
    date: '2024-10',
  },
  socialInsurance: {
    publisher: 'ZenHR',
    url: 'https://zenhrsolutions.freshdesk.com/en/support/solutions/articles/43000760572-mandatory-gosi-update-new-contribution-rates-effective-july-2025',
    date: '2025-07',
  },
  socialInsuranceNonSaudi: {
    publisher: 'GOSI',
    url: 'https://www.gosi.gov.sa/GOSIOnline/Coverages&locale=en_US',
    date: null,
  },
  madaFee: { publisher: 'calc-sa', url: 'https://calc-sa.com/en/payment-fees', date: null },
  cardFees: {
    publisher: 'Money Projects',
    url: 'https://finance.money-projects.com/2026/01/understanding-payment-gateway-fees-in.html',
    date: '2026-01',
  },
  tabbyFixedFee: {
    publisher: 'Tap',
    url: 'https://support.tap.company/en/support/solutions/articles/153000140167-tabby-faqs-%E2%81%89%EF%B8%8F',
    date: null,
  },
  tamaraSettlement: {
    publisher: 'API Evangelist',
    url: 'https://raw.githubusercontent.com/api-evangelist/tamara/refs/heads/main/plans/tamara-plans-pricing.yml',
    date: null,
  },
  cashOnDelivery: { publisher: 'm5azn', url: 'https://m5azn.com/en/support/article/10', date: null },
  refusals: { publisher: 'OnTask', url: 'https://www.ontask-d2d.com//news_229.html', date: null },
  courier: { publisher: 'Nawadir Tea', url: 'https://nawadirtea.com/blogs/shipping', date: null },
  fulfillment: { publisher: 'Isnaad', url: 'https://www.isnaad.ai/en/understanding-pricing', date: null },
  sallaPlans: {
    publisher: 'API Evangelist',
    url: 'https://raw.githubusercontent.com/api-evangelist/salla/refs/heads/main/plans/salla-plans-pricing.yml',
    date: '2026-05',
  },
  moyasarFees: {
    publisher: 'API Evangelist',
    url: 'https://raw.githubusercontent.com/api-evangelist/moyasar/refs/heads/main/plans/moyasar-plans-pricing.yml',
    date: '2026-07',
  },
  telrFees: {
    publisher: 'API Evangelist',
    url: 'https://raw.githubusercontent.com/api-evangelist/telr/refs/heads/main/plans/telr-plans-pricing.yml',
    date: '2026-07',
  },
  ramadan: { publisher: 'Arab News', url: 'https://www.arabnews.com/node/2593733/business-economy', date: '2025-03' },
} as const satisfies Record<string, FigureSource>

export type FigureSourceId = keyof typeof figureSources
