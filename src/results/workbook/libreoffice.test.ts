import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { demoPlan } from '../../domain/plan/demo-plan'
import { parsePlan } from '../../domain/plan/parse-plan'
import type { Plan } from '../../domain/plan/plan'
import { builtInBenchmarks } from '../../domain/reference/benchmarks'
import { everythingPlan } from '../../domain/testing/plan-arbitraries'
import { libreOffice, recalculated } from './testing/recalculated'
import { wordsOf } from './testing/words'
import { type WrittenWorkbook, workbookOf } from './workbook'

const soffice = libreOffice()
const words = await wordsOf('en')

function workbookOfPlan(given: Plan): WrittenWorkbook {
  const planText = JSON.stringify(given)
  const { plan } = parsePlan(planText)
  return workbookOf({ name: 'Noor', plan, planText, benchmarks: builtInBenchmarks, words })
}

/** Figures of a plan that grows by 200 % a month have more digits than a file keeps. */
const slower = (plan: Plan): Plan => ({ ...plan, monthlyGrowthRate: plan.monthlyGrowthRate / 10 })

/** Formulas that LibreOffice works out to something else than the app. */
function differences(workbook: WrittenWorkbook, found: ReadonlyMap<string, unknown>): string[] {
  return workbook.sheets.flatMap(({ title, cells }) =>
    cells.flatMap(({ at, formula, value }) => {
      const theirs = found.get(`${title}!${at}`) ?? ''
      const isSame =
        typeof value === 'number' && typeof theirs === 'number'
          ? Math.abs(value - theirs) <= Math.max(0.005, 1e-12 * Math.abs(value))
          : value === theirs
      return formula === undefined || isSame ? [] : [`${title}!${at}: ${value} in the app, ${theirs} by ${formula}`]
    }),
  )
}

it.skipIf(soffice === null)(
  'agrees with LibreOffice, which works out a workbook without values',
  { timeout: 120_000 },
  async () => {
    const random = fc.sample(everythingPlan, { numRuns: Number(process.env.WORKBOOKS ?? 2), seed: 21 }).map(slower)
    const plans = [demoPlan(), ...random]
    const workbooks = plans.map(workbookOfPlan)
    const found = await recalculated(soffice ?? '', workbooks)
    for (const [at, cells] of found.entries()) {
      const workbook = workbooks[at]
      if (workbook) expect(differences(workbook, cells).slice(0, 8)).toEqual([])
    }
  },
)
