import { beforeAll, expect, it } from 'vitest'
import { languages } from '../../../../domain/options'
import { starterIds, starterPlan } from '../../../../domain/samples/starter-stores'
import { registerFonts } from '../../../../files/pdf/register-fonts'
import { fontFiles } from '../../../../files/testing/document-fonts'
import { runsOf } from '../../../../files/testing/pdf-tools'
import { busyStores, picturedPlans, storesWithCashPlan } from '../../../../results/testing/example-plans'
import { reportTask } from '../testing/report-task'
import { renderReport } from './render-report'

beforeAll(() => registerFonts(fontFiles))

const { demo, loss, 'one huge value': huge } = picturedPlans
const starters = starterIds.map((id) => [id, starterPlan(id)] as const)
const every = [
  ...starters,
  ...storesWithCashPlan,
  ...busyStores,
  ['demo', demo],
  ['loss', loss],
  ['huge', huge],
] as const
/** These had their amounts divided once; `REPORTS=all` makes the pages of all stores. */
const few = [storesWithCashPlan[0], ['loss', loss], ['huge', huge]] as const
const pages = languages.flatMap((language) => (process.env.REPORTS ? every : few).map((of) => ({ language, of })))

it('no one-page report has a hyphen beside a digit, where an amount would be divided or read as a loss', async () => {
  for (const { language, of } of pages) {
    const [name, plan] = of ?? expect.fail()
    const runs = runsOf(new Uint8Array(await (await renderReport(reportTask('page', language, plan))).arrayBuffer()))
    expect(runs.join(' ')).toMatch(/\d,\d\d\d/)
    expect(
      runs.filter((run) => /\d-|-\d/.test(run)),
      `${name}, ${language}`,
    ).toEqual([])
  }
})
