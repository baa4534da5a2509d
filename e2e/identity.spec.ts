import * as z from 'zod/mini'
import type { Evaluation } from '../src/domain/model/evaluation'
import { resultLists } from '../src/domain/model/results/row'
import type { ResultName } from '../src/domain/model/results/sections'
import { demoPlan } from '../src/domain/plan/demo-plan'
import type { Plan } from '../src/domain/plan/plan'
import { evaluator } from '../src/i18n/en/evaluator/evaluator'
import { results } from '../src/i18n/en/evaluator/results'
import { formatResult } from '../src/results/format-result'
import { formatKind, isResult, resultOf } from '../src/results/result-kinds'
import { inStatement, listedResults } from '../src/results/result-lists'
import { expect, test } from './fixtures'
import { goToStep } from './more'
import { keepOwnPlan, showOwnPlan } from './own-plan'
import { railOf } from './rail'
import { unfoldAll } from './results-page'
import { wholeOf } from './sample'

test.use({ keepsPage: true })

/** Four plans that differ in everything that matters: always the same ones. */
function plans(): Plan[] {
  let seed = 7
  const next = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  const upTo = (most: number) => Math.round(next() * most * 100) / 100
  return Array.from({ length: 4 }, (_, at) => {
    const plan = demoPlan()
    const products = plan.products.map((product) => ({
      ...product,
      unitPriceInclVAT: upTo(300) + 1,
      unitsPerMonth: at === 0 ? 0 : Math.floor(next() * 400),
      exFactoryPrice: upTo(at % 5 === 1 ? 300 : 40),
    }))
    return {
      ...plan,
      products,
      vatPct: at % 3 === 0 ? 0 : 15,
      shippingPerOrder: upTo(40),
      firstOrderSharePct: upTo(100),
      expectedReturnRate: upTo(0.5),
      enableAdvancedAnalysis: at % 4 !== 3,
    }
  })
}

const evaluationSchema = z.object({ evaluation: z.custom<Evaluation>((value) => typeof value === 'object') })
const { bottomLine: afterReturns, ...before } = results.names
// Where the month before and after returns and stock is called the same, only the one after is shown.
const nameOf = new Map([
  ...Object.entries(before).map(([name, label]) => [label, name] as const),
  ...Object.entries(afterReturns).map(([name, label]) => [label, `bottomLine.${name}`] as const),
])
/** The results that are told in words instead of a plain figure. */
function inWords({
  monthly,
  bottomLine,
  advanced,
  conclusion,
  breakEvenState,
}: Evaluation): Partial<Record<ResultName, string>> {
  const { contributionPerUnit, monthsToBreakEven, safetyMarginPct } = bottomLine
  const day = monthsToBreakEven === null ? null : Math.max(1, Math.ceil(monthsToBreakEven * 30))
  const when = day === null ? results.cards.notAtThisPace : results.cards.onDay.replace('{{day}}', String(day))
  const growth = advanced?.growthSustainabilityScore
  const rise = formatKind(-(safetyMarginPct ?? 0), 'percent', 'en', 'SAR')
  return {
    ...(monthly.totalUnits > 0 && (contributionPerUnit ?? 0) > 0 && { 'bottomLine.monthsToBreakEven': when }),
    ...((safetyMarginPct ?? 0) < 0 && {
      'bottomLine.safetyMarginPct': results.cards.salesMustRise.replace('{{percent}}', rise),
    }),
    ...(typeof growth === 'number' && {
      growthSustainabilityScore: results.advanced.pointsOf
        .replace('{{points}}', String(Math.round(growth)))
        .replace('{{of}}', '100'),
    }),
    ...(advanced?.paybackMonths === 0 && { paybackMonths: results.advanced.paybackFirst }),
    // Each plan grows, so only what is lost on each unit leaves no amount that is enough.
    ...(conclusion.needed?.kind === 'none' &&
      breakEvenState === 'never' && { peakFundingNeed: results.advanced.noAmount }),
    ...((advanced?.riskAdjustedROI ?? 0) < -100 && { riskAdjustedROI: results.advanced.losesCapital }),
  }
}

/** From sales down to the profit; the cash chart names sales too. */
const waterfallTitle = /is left as profit|higher than the revenue/

/** Results that some list takes away from what stands above them. */
const takenAway = new Set(resultLists.flatMap((list) => listedResults(list).less))

test('live figures, cards, tables and the public interface say the same of four plans', async ({ page, request }) => {
  for (const plan of plans()) {
    const answer = await request.post('/api/evaluate', { data: { projectData: JSON.stringify(plan) } })
    const { evaluation } = evaluationSchema.parse(await answer.json())
    const written = (name: ResultName) => formatResult(name, resultOf(evaluation, name), 'en', 'SAR')
    if (page.url().includes('/demo')) {
      await showOwnPlan(page, plan)
      await goToStep(page, 'results')
    } else {
      await keepOwnPlan(page, plan)
      await page.goto('/demo?step=results')
      await page.locator('#verdict').waitFor()
    }
    if (evaluation.monthly.totalUnits === 0) {
      await expect(page.locator('main')).toContainText(evaluator.rail.addUnits)
      continue
    }
    await unfoldAll(page)

    const rows = await page
      .locator('main dl > div')
      .evaluateAll((all) =>
        all.map((row) => [
          row.querySelector('dt')?.firstChild?.textContent?.trim() ?? '',
          row.querySelector('dd bdi')?.textContent ?? '',
        ]),
      )
    const shown = rows.flatMap(([label = '', figure = '']) => {
      const name = nameOf.get(label) ?? ''
      // The parts of the money needed are called as results are, and are no results.
      return isResult(name) && figure !== '' ? [{ name, figure }] : []
    })
    expect(shown.length).toBeGreaterThan(35)
    const words = inWords(evaluation)
    // A list takes away some of its amounts: they have a minus there.
    const taken = (name: ResultName) => formatResult(name, inStatement(resultOf(evaluation, name), true), 'en', 'SAR')
    for (const { name, figure } of shown) {
      const isTaken = takenAway.has(name) && figure.startsWith('−')
      expect(figure, name).toBe(isTaken ? taken(name) : (words[name] ?? written(name)))
    }

    // What is called a loss has no minus.
    const { operatingIncome } = evaluation.bottomLine
    const sentence = await page.locator('section:has(#verdict)').innerText()
    expect(sentence).toContain(`${operatingIncome < 0 ? 'loses' : 'makes'} SAR\u00a0${wholeOf(operatingIncome)}`)
    const chart = page.locator('figure').filter({ hasText: waterfallTitle })
    await chart.getByRole('button').click()
    await expect(chart.getByRole('row').nth(1)).toContainText(written('salesExVAT'))
    await expect(chart.getByRole('row').last()).toContainText(wholeOf(operatingIncome))

    await goToStep(page, 'revenue')
    const rail = (await railOf(page).innerText()).replaceAll('\u00a0', ' ')
    const outcome = `SAR ${wholeOf(operatingIncome)}`
    const sales = `SAR ${wholeOf(evaluation.monthly.salesExVAT)}`
    expect(rail).toContain(operatingIncome < 0 ? evaluator.rail.loss : evaluator.rail.profit)
    for (const figure of [outcome, sales, written('bottomLine.operatingMarginPct')])
      expect(rail).toContain(figure.replaceAll('\u00a0', ' '))
  }
})
