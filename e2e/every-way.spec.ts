import fc from 'fast-check'
import type { Page } from 'playwright/test'
import { inConcludedState } from '../src/domain/model/conclusion/in-state'
import type { Evaluation } from '../src/domain/model/evaluation'
import { resultLists } from '../src/domain/model/results/row'
import type { ResultName } from '../src/domain/model/results/sections'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { builtInBenchmarks } from '../src/domain/reference/benchmarks'
import { planSoFar } from '../src/domain/rules/unanswered'
import { everythingPlan } from '../src/domain/testing/plan-arbitraries'
import { results as words } from '../src/i18n/en/evaluator/results'
import { formatNumber } from '../src/i18n/format'
import { formatResult } from '../src/results/format-result'
import { isResult, kindOf, resultOf, stateFor } from '../src/results/result-kinds'
import { inStatement, listedResults } from '../src/results/result-lists'
import { expect, test } from './fixtures'
import { keepOwnPlan, showOwnPlan } from './own-plan'
import { openAnalysis } from './results-page'

/** How many plans `npm run bench -- callable` looks at: hundreds take minutes. */
const plans = Number(process.env.BROWSER_PLANS)

test.use({ keepsPage: true, actionTimeout: 15_000 })

/** Figures that the screen says in words: a month by its name, or why there is none. */
const inWords = (name: string) =>
  ['bottomLine.monthsToBreakEven', 'bottomLine.safetyMarginPct', 'riskAdjustedROI'].includes(name) ||
  (isResult(name) && kindOf(name) === 'planMonth')

/** Every figure of Results on the screen, as it is written there. */
const shownFigures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#all-figures [data-result]')].map((row) => [
      row.dataset.result ?? '',
      // A score says of how many.
      (row.querySelector('dd > *')?.textContent ?? '').replace(/ of 100$/, ''),
    ]),
  )

const amountIn = (text: string) => Number(text.replace(/[^\d.]/g, ''))

/** Whether two texts are of figures that differ in the sixteenth digit alone: the engines round powers differently. */
const isLastDigit = (one: string, other: string) =>
  one.replace(/\d/g, '0') === other.replace(/\d/g, '0') &&
  Math.abs(amountIn(one) - amountIn(other)) <= amountIn(other) * 1e-15

/** What a statement takes away has a minus there. */
const isTaken = (name: ResultName) => resultLists.some((list) => listedResults(list).less.includes(name))

/** How a figure may stand on the screen. */
function writtenWays(evaluation: Evaluation, name: ResultName, currency: string): string[] {
  if (name === 'peakFundingNeed' && evaluation.conclusion.isFundingNeverEnough) return [words.advanced.noAmount]
  const value = resultOf(evaluation, name)
  if (name === 'paybackMonths' && value === 0) return [words.advanced.paybackFirst]
  return [false, isTaken(name)].map((isLess) => formatResult(name, inStatement(value, isLess), 'en', currency))
}

async function evaluated(page: Page, projectData: string) {
  const answer = await page.request.post('/api/evaluate', { data: { projectData } })
  return answer.json()
}

/** Expects on the page what REST works out; answers whether that was every figure. */
async function expectSame(page: Page, projectData: string): Promise<boolean> {
  const { evaluation, plan, unanswered } = await evaluated(page, projectData)
  const says = (text: string) => expect(page.locator('main'), projectData).toContainText(text, { timeout: 5000 })
  if (unanswered.length > 0 || !evaluation.monthly.grossSalesInclVAT) {
    // One figure until the rest is known, and none while nothing is sold.
    const soFar = await evaluated(page, JSON.stringify(planSoFar(plan)))
    const { income } = soFar.evaluation.conclusion
    await says(
      evaluation.monthly.grossSalesInclVAT ? formatNumber(Math.abs(income), 'en', { max: 0 }) : 'No verdict yet',
    )
    return false
  }
  await openAnalysis(page)
  const unfold = page.getByRole('button', { name: words.allFigures.unfold })
  if (await unfold.isVisible()) await unfold.click()
  const shown = (await shownFigures(page)).filter(([name = '']) => !inWords(name))
  const inState = inConcludedState({ plan, evaluation, benchmarks: builtInBenchmarks })
  const states = { typed: evaluation, concluded: (await evaluated(page, JSON.stringify(inState))).evaluation }
  expect(shown.length).toBeGreaterThan(40)
  const expected = shown.map(([name = '', text = '']) => {
    const ways = isResult(name) ? writtenWays(states[stateFor(name)], name, plan.currency) : ['no result']
    return [name, ways.some((way) => way === text || isLastDigit(text, way)) ? text : ways[0]]
  })
  expect(shown, projectData).toEqual(expected)
  return true
}

test('the page works out of random plans what REST does', async ({ page }) => {
  test.setTimeout(300_000 + plans * 30_000)
  await page.goto('/robots.txt')
  await keepOwnPlan(page, demoPlan())
  await page.goto('/demo?lang=en&step=results')
  await openAnalysis(page)
  let whole = 0
  for (const random of fc.sample(everythingPlan, { numRuns: plans, seed: 1 })) {
    // Until everything is answered, the page shows one figure of all.
    const plan = { ...random, unanswered: [], origins: {} }
    await showOwnPlan(page, plan)
    // The page takes it up as from another tab, in a moment of its own.
    await expect(async () => {
      if (await expectSame(page, JSON.stringify(plan))) whole += 1
    }).toPass({ timeout: 60_000 })
  }
  // Of the others something is missing, or nothing is sold.
  expect(whole).toBeGreaterThan(plans / 5)
})
