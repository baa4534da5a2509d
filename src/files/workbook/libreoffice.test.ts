import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { heldInState } from '../../domain/model/conclusion/in-state'
import { demoPlan } from '../../domain/plan/demo-plan'
import { parsePlan } from '../../domain/plan/parse-plan'
import type { Plan } from '../../domain/plan/plan'
import { missingAnswers } from '../../domain/rules/unanswered'
import { secondSample } from '../../domain/samples/second-sample'
import { everythingPlan } from '../../domain/testing/plan-arbitraries'
import { libreOffice, recalculated } from './testing/recalculated'
import { wordsOf } from './testing/words'
import { sourceOf } from './testing/written'
import { type WrittenCell, type WrittenWorkbook, workbookOf } from './workbook'

const soffice = libreOffice()
const words = await wordsOf('en')
const workbookOfPlan = (plan: unknown) => workbookOf(sourceOf(plan, words))

/** How many random plans are worked out besides the sample: 20 in `npm run bench -- workbook`. */
const plans = Number(process.env.WORKBOOKS ?? 1)

/** Figures of a plan that grows by 200 % a month have more digits than a file keeps. */
const slower = (plan: Plan): Plan => ({ ...plan, monthlyGrowthRate: plan.monthlyGrowthRate / 10 })

/** The same lists with other figures and the opposite of every switch. */
function otherFigures(plan: Plan): Plan {
  const other: unknown = JSON.parse(JSON.stringify(plan), (_, value: unknown) =>
    typeof value === 'number' ? value / 3 : typeof value === 'boolean' ? !value : value,
  )
  return parsePlan(JSON.stringify(other)).plan
}

/** What is missing in a plan is said in lines of their own, which no cell follows. */
const isMissingTheSame = (plans: readonly Plan[]) =>
  new Set(plans.map((plan) => JSON.stringify(missingAnswers(plan)))).size === 1

/** What is concluded is written as it was when the file was made: a sentence or a month that follows from no cell. */
const isWritten = ({ formula = '' }: WrittenCell) => /^("[^"]*"|\d+)$/.test(formula)

/** The workbook of one plan in which each input was typed over by that of another. */
function typedOver(exported: WrittenWorkbook, wanted: WrittenWorkbook): WrittenWorkbook {
  const sheets = exported.sheets.map((sheet, at) => ({
    ...sheet,
    cells: sheet.cells.map((cell, place) => {
      const other = wanted.sheets[at]?.cells[place]
      if (other?.at !== cell.at) return cell
      if (isWritten(cell) && isWritten(other)) return other
      return cell.isInput ? { ...cell, value: other.value } : cell
    }),
  }))
  return { ...exported, sheets }
}

/** Formulas that LibreOffice works out to something else than the app. */
function differences(workbook: WrittenWorkbook, found: ReadonlyMap<string, unknown>): string[] {
  return workbook.sheets.flatMap(({ title, cells }) =>
    cells.flatMap(({ at, formula, value }) => {
      const libreOffices = found.get(`${title}!${at}`) ?? ''
      const isSame =
        typeof value === 'number' && typeof libreOffices === 'number'
          ? Math.abs(value - libreOffices) <= Math.max(0.005, 1e-12 * Math.abs(value))
          : value === libreOffices
      return formula === undefined || isSame
        ? []
        : [`${title}!${at}: ${value} in the app, ${libreOffices} by ${formula}`]
    }),
  )
}

it.skipIf(soffice === null)(
  `agrees with LibreOffice: ${soffice === null ? 'not found on this machine, so not compared' : `the samples and random plans (${plans}) whose inputs were all changed`}`,
  { timeout: 600_000 },
  async () => {
    // As concluded, for sheets say in a line of their own that they count a store as it is entered.
    const drawn = fc.sample(everythingPlan, { numRuns: 5 * plans, seed: 21 }).map((plan) => heldInState(slower(plan)))
    const pairs = drawn.map((plan) => [plan, heldInState(otherFigures(plan))] as const).filter(isMissingTheSame)
    expect(pairs.length).toBeGreaterThanOrEqual(plans)
    const samples = [demoPlan(), heldInState(secondSample())].map((plan) => [plan, plan] as const)
    const compared = [...samples, ...pairs.slice(0, plans)]
    const wanted = compared.map(([plan]) => workbookOfPlan(plan))
    const given = compared.map(([, other]) => workbookOfPlan(other))
    const typed = given.map((exported, at) => typedOver(exported, wanted[at] ?? exported))
    const found = await recalculated(soffice ?? '', typed)
    for (const [at, cells] of found.entries()) {
      const workbook = wanted[at]
      if (workbook) expect(differences(workbook, cells).slice(0, 8)).toEqual([])
    }
  },
)
