import { describe, expect, it } from 'vitest'
import { faultsOf, readRows } from './document'
import { read } from './sources'

const rows = () => readRows(read('docs/security.md'))

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const numbered = (before: string, most: number) => range(1, most).map((number) => `${before}${number}`)

/** Requirements of ASVS 5.0 of levels 1 and 2 by section; those of level 3 are the gaps. Chapters 10 and 17 are of what we have not. */
const requirements = `
  1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1-1 3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2 4.1.1-3 4.2.1-1
  4.3.1-2 4.4.1-4 5.1.1-1 5.2.1-3 5.3.1-2 5.4.1-3 6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4 7.1.1-3 7.2.1-4
  7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2 8.1.1-2 8.2.1-3 8.3.1-1 8.4.1-1 9.1.1-3 9.2.1-4 11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1-1
  11.6.1-1 12.1.1-3 12.2.1-2 12.3.1-4 13.1.1-1 13.2.1-5 13.3.1-2 13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3 15.1.1-3 15.2.1-3 15.3.1-7
  16.1.1-1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3`

const requirementIds = requirements
  .trim()
  .split(/\s+/)
  .flatMap((text) => {
    const [, section = '', first, last] = /^(\d+\.\d+)\.(\d+)-(\d+)$/.exec(text) ?? []
    return range(Number(first), Number(last)).map((number) => `${section}.${number}`)
  })

describe('docs/security.md', () => {
  it('has a row for each abuse case, finding, rule and requirement, once and in order', () => {
    const expected = [...numbered('', 53), ...numbered('S', 22), ...numbered('A', 20), ...numbered('R', 5)]
    expect(rows().map(({ id }) => id)).toEqual([...expected, ...requirementIds])
  })

  it('names for each a test that runs, a decision or a reason', () => {
    const needsTest = (id: string) => !id.includes('.')
    expect(rows().flatMap((row) => faultsOf(row, !needsTest(row.id)))).toEqual([])
  })

  it('says how many requirements a test shows, and how many a reason answers alone', () => {
    const answered = rows().filter(({ id }) => id.includes('.'))
    const isTested = ({ shownBy }: { shownBy: string }) => shownBy.includes('“')
    const tested = answered.filter(isTested).length
    expect(read('docs/security.md')).toContain(
      `Of ${answered.length} requirements ${tested} name a test, the others a decision or a reason`,
    )
  })
})
