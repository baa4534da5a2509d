import { readFileSync, writeFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { heldInState } from '../../../../domain/model/conclusion/in-state'
import { evaluate } from '../../../../domain/model/evaluate'
import { type Language, languages, type ReportKind } from '../../../../domain/options'
import { demoPlan } from '../../../../domain/plan/demo-plan'
import { blankPlan, blankProduct, type Plan } from '../../../../domain/plan/plan'
import { secondSample } from '../../../../domain/samples/second-sample'
import { registerFonts } from '../../../../files/pdf/register-fonts'
import { fontFiles } from '../../../../files/testing/document-fonts'
import { hasPdfTools, pagesOf, pictureOf } from '../../../../files/testing/pdf-tools'
import { formatNumber } from '../../../../i18n/format'
import { dictionaries as words } from '../../../state/testing/render'
import { reportTask } from '../testing/report-task'
import { renderReport } from './render-report'

beforeAll(() => registerFonts(fontFiles))

const bytesOf = async (...of: Parameters<typeof reportTask>) =>
  new Uint8Array(await (await renderReport(reportTask(...of))).arrayBuffer())

/** Amounts of many digits, long names, fields that are wrong, and no category. */
const large: Plan = {
  ...secondSample(),
  storeName: 'متجر بيت النور للعطور والبخور Noor Home & Living Co. – الفرع الرئيسي في الرياض',
  productCategory: '',
  products: secondSample().products.map((product) => ({
    ...product,
    name: 'مجموعة هدايا Premium Gift Box',
    unitPriceInclVAT: 4_500_000,
    unitsPerMonth: 90_000,
    exFactoryPrice: 100,
  })),
  codRefusalPct: 400,
  vatPct: 400,
}

const samples = { first: { ...demoPlan(), storeName: 'متجر نور' }, second: secondSample(), large }
const made = new Map<string, Promise<Uint8Array>>()

/** Each report is made once, and all tests read that one. */
function reportOf(kind: ReportKind, language: Language, sample: keyof typeof samples): Promise<Uint8Array> {
  const key = `${kind} ${language} ${sample}`
  const report = made.get(key) ?? bytesOf(kind, language, samples[sample])
  made.set(key, report)
  return report
}

const cases = languages.flatMap((language) => [
  { kind: 'page', language, sample: 'first' } as const,
  { kind: 'page', language, sample: 'second' } as const,
  { kind: 'full', language, sample: 'second' } as const,
])
const patience = 60_000

it.each(cases)(
  'the report ($kind, $language) of the $sample sample is a PDF of at most 1.5 MB',
  async (of) => {
    const pdf = await reportOf(of.kind, of.language, of.sample)
    const text = Buffer.from(pdf).toString('latin1')
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(pdf.length).toBeLessThan(1_500_000)
    for (const page of text.match(/MediaBox \[.*?\]/g) ?? [''])
      expect(page).toMatch(/^MediaBox \[0 0 595\.28\d* 841\.89\d*\]$/)
    // A bookmark for the report and one for each of its parts.
    expect(text.match(/\/Dest \[/g)?.length).toBe(of.kind === 'full' ? 13 : 1)
  },
  patience,
)

const whole = { min: 0, max: 0 }

/** How much is free between what a page says and its footer, in parts of its height. */
function freeAboveFooter(picture: Buffer): number {
  const { width, height, data } = PNG.sync.read(picture)
  const isBlank = (row: number) => data.subarray(row * width * 4, (row + 1) * width * 4).every((value) => value > 250)
  let row = height - 1
  const skip = (blank: boolean) => {
    const from = row
    while (row > 0 && isBlank(row) === blank) row -= 1
    return from - row
  }
  // The margin, the words of the footer, what is between them and its line, and that line.
  for (const blank of [true, false, true, false]) skip(blank)
  return skip(true) / height
}

it.skipIf(!hasPdfTools).each(languages)(
  'the picture of the one page takes the room that is free above the footer, in %s (skipped without poppler)',
  async (language) => {
    for (const sample of ['first', 'second'] as const)
      expect(freeAboveFooter(pictureOf(await reportOf('page', language, sample), 1))).toBeLessThan(0.035)
  },
  patience,
)

describe.skipIf(!hasPdfTools)('what pdftotext reads (skipped without poppler)', () => {
  it.each(cases)(
    'the key figures of the $sample sample ($kind, $language) and its pages',
    async (of) => {
      const pages = pagesOf(await reportOf(of.kind, of.language, of.sample))
      if (of.kind === 'page') expect(pages).toHaveLength(1)
      const { income, needed } = evaluate(samples[of.sample]).conclusion
      for (const value of [income, needed?.kind === 'amount' ? needed.amount : null])
        expect(pages[0]).toContain(formatNumber(Math.abs(value ?? Number.NaN), 'en', whole))
      pages.forEach((page, at) => {
        const numbers = page.trim().split('\n').at(-1)?.match(/\d+/g)?.map(Number)
        expect(numbers).toEqual(expect.arrayContaining([at + 1, pages.length]))
      })
    },
    patience,
  )

  it.each(languages)(
    'the page of every section in the contents, in %s',
    async (language) => {
      const [, contents = '', ...pages] = pagesOf(await reportOf('full', language, 'second'))
      expect(contents).toContain(words[language].report.contents)
      const { sections } = words[language].report
      for (const title of [sections.month, sections.order]) {
        const place = language === 'en' ? `${title} (\\d+)` : `(\\d+) ${title}`
        const page = Number(new RegExp(place).exec(contents)?.[1])
        expect(pages[page - 3]).toContain(title)
      }
    },
    patience,
  )

  it.each(languages)(
    'every figure of the month and of cash by month, in %s',
    async (language) => {
      const text = pagesOf(await reportOf('full', language, 'second')).join('\n')
      const { inputVatMo } = evaluate(samples.second).vat
      const { monthly, cashPlan, advanced } = evaluate(heldInState(samples.second))
      const { salesExVAT, totalCOGS, totalFixedCost, grossProfit } = monthly
      const cash = cashPlan?.months.flatMap(({ closingCash, receipts }) => [closingCash, receipts]) ?? []
      const scenarios = [advanced?.conservative.salesExVAT, advanced?.optimistic.salesExVAT]
      for (const value of [salesExVAT, totalCOGS, totalFixedCost, grossProfit, inputVatMo, ...cash, ...scenarios])
        expect(text).toContain(formatNumber(Math.abs(value ?? Number.NaN), 'en', whole))
    },
    patience,
  )

  it('every mention of the month in which the money is back says with which growth', async () => {
    const text = pagesOf(await reportOf('full', 'en', 'first'))
      .join(' ')
      .replace(/\s+/g, ' ')
    expect(text).toContain('Without growth the money is back in month 17.')
    expect(text).toContain(
      'If sales grow 8% per month, as this plan assumes, in the 12 months shown no more money is needed, and it is back in month 7.',
    )
    expect(text).toContain('Month 17 SAR 115.74 before the first sale without growth (8% planned)')
    expect(text.match(/without growth the money is back in month 17/g)).toHaveLength(2)
    expect(text.match(/back in month 17, without growth/g)).toHaveLength(2)
    expect(text).toContain('with growth of 8% per month; month 17 without growth')
    expect(text).toContain('Twelve months of cash flow without growth, as a percentage of working capital needed')
    expect(text).toContain('36.3% of SAR 63,076 as planned, −165.5% in the conservative scenario')
  })

  // Those of the second sample and of large amounts would end in a few lines on a page, and are made denser.
  it.each([
    ['en', 'first'],
    ['en', 'second'],
    ['ar', 'second'],
    ['en', 'large'],
  ] as const)(
    'no full report ends in a page that is almost empty, in %s of the %s sample',
    async (language, sample) => {
      const pages = pagesOf(await reportOf('full', language, sample))
      // Six lines have 300 letters.
      expect(pages.at(-1)?.length).toBeGreaterThan(600)
    },
    patience,
  )

  it.each(languages)(
    'half a plan has no verdict but its profit so far and what is missing, in %s',
    async (language) => {
      const product = { ...blankProduct('a'), name: 'Oud', unitPriceInclVAT: 100, unitsPerMonth: 200 }
      const unanswered: Plan['unanswered'] = ['productCost', 'delivery']
      const plan = { ...blankPlan(), storeName: 'Half', products: [product], unanswered }
      const [page = ''] = pagesOf(await bytesOf('page', language, plan))
      for (const word of Object.values(words[language].options.verdictWords)) expect(page).not.toContain(word)
      if (language === 'en')
        expect(page).toContain('First result. Still missing: product cost of Oud · packaging and shipping')
    },
  )

  it.each(languages)(
    'one page of large amounts, or of a founder who takes nothing yet, stays one, in %s',
    async (language) => {
      const { productCategory } = samples.second
      expect(pagesOf(await bytesOf('page', language, { ...large, productCategory }))).toHaveLength(1)
      // Its longest first sentence, in two lines of Arabic.
      expect(pagesOf(await bytesOf('page', language, { ...samples.first, ownerPayMo: 0 }))).toHaveLength(1)
    },
    patience,
  )

  it(
    'one page with every warning there is and wrong fields stays one, and says how many these are',
    async () => {
      const products = samples.first.products.map((product) => ({ ...product, exFactoryPrice: 250 }))
      const wrong = { vatPct: 400, firstOrderSharePct: 300, expectedReturnRate: 3 }
      const losing = { ...samples.first, ...wrong, products, vatRegistered: false, customerAcquisitionCost: 0 }
      const pages = pagesOf(await bytesOf('page', 'ar', { ...losing, storeName: large.storeName }))
      expect(pages).toHaveLength(1)
      expect(pages[0]).toMatch(/\b3\b/)
    },
    patience,
  )

  // The tables are as wide in both languages, and take seconds to draw.
  it(
    'months of large amounts stay apart',
    async () => {
      const text = pagesOf(await reportOf('full', 'en', 'large')).join('\n')
      for (const { receipts } of evaluate(large).cashPlan?.months ?? [])
        expect(text).toContain(formatNumber(receipts, 'en', whole))
    },
    patience,
  )

  it.each(languages)(
    'states what is off, and names what is 0, in %s',
    async (language) => {
      const text = pagesOf(await reportOf('full', language, 'second')).join('\n')
      const { fields, report } = words[language]
      expect(text).toContain(language === 'en' ? report.zero : 'قيمتها صفر في هذه الخطة')
      if (language === 'ar') return
      expect(text).toMatch(new RegExp(`${fields.vatRegistered}\\s+No`))
      const zero = text.slice(text.indexOf(report.zero))
      expect(zero).toContain(fields.paidAdsMo)
      expect(zero).toContain(`${fields.assemblyOrKitting} (Oud rose 50 ml)`)
      expect(text).toContain(report.notInUse.slice(0, 40))
      const [, , , ...pages] = pagesOf(await reportOf('full', 'en', 'large'))
      expect(pages.join('\n')).toMatch(new RegExp(`${fields.productCategory}\\s+${report.notSet}`))
    },
    patience,
  )

  it('every Arabic letter can be copied and found, also those that others are drawn with', async () => {
    const text = pagesOf(await reportOf('full', 'ar', 'second')).join('\n')
    const { sections } = words.ar.report
    for (const word of ['ربحيته محدودة', 'تحتاج', 'صفحة', 'متوسط', 'الصحة', 'النقص', sections.month])
      expect(text).toContain(word)
  })

  it('Arabic words keep the signs of their vowels, and are found with them', async () => {
    const plan = { ...demoPlan(), storeName: 'مُدَّخَر محمَّدٍ شهريًا' }
    const [page = ''] = pagesOf(await bytesOf('page', 'ar', plan))
    // Two signs on one letter have no order of their own.
    for (const word of ['مُدَّخَر', 'محمَّدٍ', 'شهريًا']) expect(page.normalize()).toContain(word.normalize())
  })

  it('names the fields that are wrong', async () => {
    const [page = ''] = pagesOf(await bytesOf('page', 'en', { ...demoPlan(), vatPct: 400 }))
    expect(page).toContain('One field is wrong, so these figures are not reliable')
    expect(page).toContain(words.en.fields.vatPct)
  })

  it('says that a trial is one, and leaves out what its fonts cannot write', async () => {
    const plan = { ...demoPlan(), storeName: 'Noor 🕯️ 蜡烛' }
    const pdf = await (await renderReport({ ...reportTask('page', 'en', plan), isTrial: true })).arrayBuffer()
    const [page = ''] = pagesOf(new Uint8Array(pdf))
    expect(page).toContain(words.en.summary.trial.onPaper)
    expect(page.trim()).toMatch(/^Noor\s/)
  })
})

/** Poppler's versions smooth edges a little differently: so many of the dots may differ, each by more than so much. */
const tolerance = { dots: 0.01, threshold: 0.3 }

const pictures = [
  { name: 'page-ar', kind: 'page', language: 'ar', sample: 'first', page: 1 },
  { name: 'page-en', kind: 'page', language: 'en', sample: 'second', page: 1 },
  { name: 'month-ar', kind: 'full', language: 'ar', sample: 'second', page: 3 },
  { name: 'cash-ar', kind: 'full', language: 'ar', sample: 'second', page: 5 },
] as const

describe.skipIf(!hasPdfTools)('pages as pictures (skipped without poppler; UPDATE_PICTURES=1 draws them again)', () => {
  it.each(pictures)(
    '$name, in docs/report',
    async ({ name, kind, language, sample, page }) => {
      const drawn = pictureOf(await reportOf(kind, language, sample), page)
      const file = new URL(`../../../../../docs/report/${name}.png`, import.meta.url)
      if (process.env.UPDATE_PICTURES) writeFileSync(file, drawn)
      const [now, before] = [PNG.sync.read(drawn), PNG.sync.read(readFileSync(file))]
      expect([now.width, now.height]).toEqual([before.width, before.height])
      const { threshold, dots } = tolerance
      const different = pixelmatch(now.data, before.data, undefined, now.width, now.height, { threshold })
      expect(different / (now.width * now.height)).toBeLessThan(dots)
    },
    patience,
  )
})
