import { beforeAll, describe, expect, it } from 'vitest'
import { evaluate } from '../../../domain/model/evaluate'
import { moneyNeeded } from '../../../domain/model/money-needed'
import { languages } from '../../../domain/options'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { blankPlan, blankProduct } from '../../../domain/plan/plan'
import { secondSample } from '../../../domain/samples/second-sample'
import { formatNumber } from '../../../i18n/format'
import { reportKinds } from '../report-messages'
import { hasPdfTools, pagesOf } from '../testing/pdf-tools'
import { fontFiles, reportTask, words } from '../testing/report-task'
import { registerFonts, renderReport } from './render-report'

beforeAll(() => registerFonts(fontFiles))

const bytesOf = async (...of: Parameters<typeof reportTask>) =>
  new Uint8Array(await (await renderReport(reportTask(...of))).arrayBuffer())

const samples = { first: demoPlan(), second: secondSample() }
const whole = { min: 0, max: 0 }

describe.each(languages)('the report in %s', (language) => {
  const cases = reportKinds.flatMap((kind) => Object.entries(samples).map(([name, plan]) => ({ kind, name, plan })))

  it.each(cases)('of the $name sample ($kind) is a PDF of at most 1.5 MB', async ({ kind, plan }) => {
    const pdf = await bytesOf(kind, language, plan)
    expect(Buffer.from(pdf.slice(0, 5)).toString()).toBe('%PDF-')
    expect(pdf.length).toBeLessThan(1_500_000)
    // Left out where poppler is missing: the run counts it among the skipped below.
    if (!hasPdfTools) return
    const pages = pagesOf(pdf)
    if (kind === 'page') expect(pages).toHaveLength(1)
    const evaluation = evaluate(plan)
    const shown = [evaluation.bottomLine.operatingIncome, moneyNeeded(evaluation).amount]
    for (const value of shown) {
      if (value !== null) expect(pages[0]).toContain(formatNumber(Math.abs(value), 'en', whole))
    }
    expect(pages[0]).toContain(`${pages.length}`)
  })
})

describe.skipIf(!hasPdfTools)('what pdftotext reads (skipped without poppler)', () => {
  it.each(languages)(
    'half a plan has no verdict but its profit before costs and what is missing, in %s',
    async (language) => {
      const product = { ...blankProduct('a'), name: 'Oud', unitPriceInclVAT: 100, unitsPerMonth: 200 }
      const plan = {
        ...blankPlan(),
        storeName: 'Half',
        products: [product],
        unanswered: ['productCost', 'delivery'] as const,
      }
      const [page = ''] = pagesOf(await bytesOf('page', language, { ...plan, unanswered: [...plan.unanswered] }))
      const { verdictWords } = words[language].options
      for (const word of Object.values(verdictWords)) expect(page).not.toContain(word)
      if (language === 'en') expect(page).toContain('First result: still missing product cost of Oud · delivery')
    },
  )

  it('names the fields that are wrong', async () => {
    const plan = { ...demoPlan(), customsFee: 0, vatPct: 400 }
    const [page = ''] = pagesOf(await bytesOf('page', 'en', plan))
    expect(page).toContain('One field is wrong, so these figures are not reliable')
    expect(page).toContain(words.en.fields.vatPct)
  })

  it('says that a trial is one', async () => {
    const pdf = await (await renderReport({ ...reportTask('page', 'en', demoPlan()), isTrial: true })).arrayBuffer()
    expect(pagesOf(new Uint8Array(pdf))[0]).toContain(words.en.summary.trial.onPaper)
  })
})
