import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isConcludedRegistered } from '../../domain/model/conclusion/in-state'
import { evaluate } from '../../domain/model/evaluate'
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

/** One that has to register within the year is registered: a workbook counts a plan as it is entered, and says so in a line of its own. */
const asConcluded = (plan: Plan): Plan =>
  isConcludedRegistered(evaluate(plan)) ? { ...plan, vatRegistered: true } : plan

/** Figures of a plan that grows by 200 % a month have more digits than a file keeps. */
const slower = (plan: Plan): Plan => ({ ...plan, monthlyGrowthRate: plan.monthlyGrowthRate / 10 })

/** The same lists with other figures and the opposite of every switch. */
function otherFigures(plan: Plan): Plan {
  const other: unknown = JSON.parse(JSON.stringify(plan), (_, value: unknown) =>
    typeof value === 'number' ? value / 3 : typeof value === 'boolean' ? !value : value,
  )
  return parsePlan(JSON.stringify(other)).plan
}

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
    const random = fc
      .sample(everythingPlan, { numRuns: 30 * plans, seed: 21 })
      .map((plan) => asConcluded(slower({ ...plan, unanswered: [], origins: {} })))
      .filter((plan) => [plan, otherFigures(plan)].every((one) => missingAnswers(one).length === 0))
      .slice(0, plans)
    expect(random).toHaveLength(plans)
    const samples = [demoPlan(), asConcluded(secondSample())]
    const wanted = [...samples, ...random].map(workbookOfPlan)
    const given = [...samples, ...random.map(otherFigures).map(asConcluded)].map(workbookOfPlan)
    const typed = given.map((exported, at) => typedOver(exported, wanted[at] ?? exported))
    const found = await recalculated(soffice ?? '', typed)
    for (const [at, cells] of found.entries()) {
      const workbook = wanted[at]
      if (workbook) expect(differences(workbook, cells).slice(0, 8)).toEqual([])
    }
  },
)
