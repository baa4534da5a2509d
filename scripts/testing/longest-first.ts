import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes more than ten seconds begins first, or one worker would be at it when the others have nothing left. Vitest knows
 * how long a file takes from the run before, which a fresh copy of the project does not have, and else begins with large ones.
 */
const longest = [
  'server/query-plans/plans',
  'server/http/bounds/worst-bodies',
  'server/http/budgets',
  'server/testing/process',
  'server/testing/outage',
  'server/testing/replica',
  'server/commands/commands',
  'server/procedures/access',
  'server/rest/properties',
  'server/auth/many-registrations',
  'src/evaluator/files/report/document/render-report',
  'src/files/workbook/libreoffice',
  'src/files/workbook/workbook',
  'src/files/excel/round-trip',
  'bench/second-model/second-model',
]

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = longest.findIndex((name) => moduleId.includes(`/${name}.test.`))
  return place < 0 ? longest.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // Vitest goes through one project after the other.
    return sorted.toSorted((a, b) => (a.project === b.project ? placeOf(a) - placeOf(b) : 0))
  }
}
