import type { Language } from '../options'

/** Where a figure is from: who published it, where, when, and when it was last read there. */
export interface FigureSource {
  /** In both languages; a name that a publisher writes in one script only stands in both. */
  readonly publisher: Readonly<Record<Language, string>>
  /** Null for a merchant's own papers, which are on no page. */
  readonly url: string | null
  /** The month in which it was published or came into force, 'YYYY-MM'; null: undated. */
  readonly date: string | null
  /** The month in which it was last read at its origin, 'YYYY-MM'. */
  readonly checked: string
  /** An authority's own page: nothing else makes a figure official, not even a page that quotes the law. */
  readonly byAuthority?: true
}

const both = (name: string): FigureSource['publisher'] => ({ en: name, ar: name })

/** A merchant's own papers of Saudi payments: figures that were seen, on no page that could be linked. */
const papers = (en: string, ar: string): FigureSource => ({
  publisher: { en, ar },
  url: null,
  date: '2026-08',
  checked: '2026-11',
})

/** The published figures behind the typical values and the rates of law. */
export const figureSources = {
  vatRate: {
    publisher: { en: 'Royal Order A/638, as quoted in EY’s guide', ar: 'الأمر الملكي أ/638 كما ورد في دليل EY' },
    url: 'https://issuu.com/worldtradepresss/docs/-saudi',
    date: '2020-07',
    checked: '2026-11',
  },
  vatThresholds: {
    publisher: {
      en: 'Saudi Gazette (newspaper), quoting ZATCA',
      ar: 'صحيفة سعودي جازيت نقلًا عن هيئة الزكاة والضريبة والجمارك',
    },
    url: 'https://saudigazette.com.sa/article/622375',
    date: null,
    checked: '2026-11',
  },
  customsDuty: {
    publisher: both('EY'),
    url: 'https://taxnews.ey.com/news/2020-1435-saudi-arabia-increases-customs-duty-rates-on-imports',
    date: '2020-06',
    checked: '2026-11',
  },
  customsValue: {
    publisher: both('Traddal'),
    url: 'https://traddal.com/resources/calculate-duties-taxes-imports-saudi-arabia',
    date: null,
    checked: '2026-11',
  },
  customsFee: {
    publisher: both('PwC'),
    url: 'https://www.pwc.com/m1/en/services/tax/middle-east-tax-news-alerts/2024/saudi-arabia-new-customs-services-fee-structure.html',
    date: '2024-10',
    checked: '2026-11',
  },
  socialInsurance: {
    publisher: both('RemotePass'),
    url: 'https://help.remotepass.com/en/articles/11390159',
    date: null,
    checked: '2026-11',
  },
  socialInsuranceSteps: {
    publisher: both('Oracle'),
    url: 'https://docs.oracle.com/en/cloud/saas/readiness/hcm/25b/payr-25b/25B-payroll-wn-f37393.htm',
    date: '2025-07',
    checked: '2026-11',
  },
  socialInsuranceNonSaudi: {
    publisher: { en: 'GOSI', ar: 'المؤسسة العامة للتأمينات الاجتماعية' },
    url: 'https://www.gosi.gov.sa/GOSIOnline/Coverages&locale=en_US',
    date: null,
    checked: '2026-11',
    byAuthority: true,
  },
  insuredWageLimit: {
    publisher: { en: 'GOSI', ar: 'المؤسسة العامة للتأمينات الاجتماعية' },
    url: 'https://www.gosi.gov.sa/GOSIOnline/FAQ_Contributor&locale=en_US',
    date: null,
    checked: '2026-11',
    byAuthority: true,
  },
  expatLevy: {
    publisher: both('Remoly'),
    url: 'https://remoly.net/blog-detail/580',
    date: '2026-01',
    checked: '2026-11',
  },
  madaFee: { publisher: both('calc-sa'), url: 'https://calc-sa.com/en/payment-fees', date: null, checked: '2026-11' },
  cardFees: {
    publisher: both('Money Projects'),
    url: 'https://finance.money-projects.com/2026/01/understanding-payment-gateway-fees-in.html',
    date: '2026-01',
    checked: '2026-11',
  },
  tamara: papers('A store’s statements from Tamara', 'كشوف تسوية من تمارا لدى أحد المتاجر'),
  tabby: papers('A store’s statements from Tabby', 'كشوف تسوية من تابي لدى أحد المتاجر'),
  emkan: papers('A store’s statements from Emkan', 'كشوف تسوية من إمكان لدى أحد المتاجر'),
  sallaPayments: papers('A store’s invoices from Salla payments', 'فواتير مدفوعات سلة لدى أحد المتاجر'),
  cashOnDelivery: {
    publisher: { en: 'm5azn', ar: 'مخازن' },
    url: 'https://m5azn.com/en/support/article/10',
    date: null,
    checked: '2026-11',
  },
  refusals: {
    publisher: both('OnTask'),
    url: 'https://www.ontask-d2d.com//news_229.html',
    date: null,
    checked: '2026-11',
  },
  fulfillment: {
    publisher: { en: 'Isnaad', ar: 'إسناد' },
    url: 'https://www.isnaad.ai/en/understanding-pricing',
    date: null,
    checked: '2026-11',
  },
  sallaPlans: {
    publisher: { en: 'Three comparisons of store platforms', ar: 'ثلاث مقارنات بين منصات المتاجر' },
    url: null,
    date: '2026-08',
    checked: '2026-11',
  },
  registerUpdate: {
    publisher: { en: 'Ghazzawi & Partners, law firm', ar: 'غزاوي وشركاؤه للمحاماة' },
    url: 'https://www.ghazzawilawfirm.com/insights/annual-commercial-registration-update/',
    date: '2025-05',
    checked: '2026-11',
  },
  storeAuthentication: {
    publisher: { en: 'Trust Corners', ar: 'أركان الثقة' },
    url: 'https://www.trustcorners.sa/en/blog/e-commerce-store-authentication-steps-for-independent-practitioners-2026',
    date: '2026-05',
    checked: '2026-11',
  },
  municipalityLicence: {
    publisher: { en: 'Balady', ar: 'منصة بلدي' },
    url: 'https://new.balady.gov.sa/en/services/issuance-commercial-license',
    date: null,
    checked: '2026-11',
    byAuthority: true,
  },
  trademark: {
    publisher: { en: 'Mousa Legal', ar: 'موسى للمحاماة' },
    url: 'https://mousalegal.com/en/trademark-registration-cost-in-saudi-arabia',
    date: null,
    checked: '2026-11',
  },
  ramadan: {
    publisher: { en: 'Arab News', ar: 'عرب نيوز' },
    url: 'https://www.arabnews.com/node/2593733/business-economy',
    date: '2025-03',
    checked: '2026-11',
  },
} as const satisfies Record<string, FigureSource>

export type FigureSourceId = keyof typeof figureSources

/** After so many months a figure must have been read again at its origin. */
export const monthsUntilStale = 12

/** Two months before that, administrators are told. */
export const monthsUntilDue = 10

const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))

/** Whole months between two months, each 'YYYY-MM' or a longer date that begins so. */
export const monthsBetween = (from: string, to: string): number => monthOf(to) - monthOf(from)

/** The sources that were last read at least so many months before a month, 'YYYY-MM'. */
export function sourcesUnread(months: number, now: string): FigureSourceId[] {
  const ids = Object.keys(figureSources).filter((id): id is FigureSourceId => Object.hasOwn(figureSources, id))
  return ids.filter((id) => monthsBetween(figureSources[id].checked, now) >= months)
}
