import { describe, expect, it } from 'vitest'
import { differencesBetween, statementsOf } from '../tools/statements.mjs'
import { decisions, faultsOf, gapsOf, goneFrom, readDocument, titlesOf } from './document'
import { read } from './sources'

const document = () => readDocument(read('docs/document.md'))
const row = (shownBy: string, id = '2.7') => ({ id, statement: 'A page', shownBy })

describe('docs/document.md', () => {
  it('has a row for each statement of the specification, in order', () => {
    expect(document().rows.length).toBeGreaterThan(500)
    expect(gapsOf(document())).toEqual([])
  })

  it('names for each statement a test that runs or a decision that departs from it', () => {
    expect(document().rows.flatMap((one) => faultsOf(one))).toEqual([])
  })

  it('says how many statements there are', () => {
    expect(read('docs/document.md')).toContain(`a specification of ${document().rows.length} statements`)
  })
})

describe('a row of the document', () => {
  it('is at fault without a test or decision, and with one that is gone', () => {
    const ownTitle = 'is at fault without a test or decision, and with one that is gone'
    const [here, there] = ['scripts/checks/document.test.ts', 'scripts/checks/none.test.ts']
    const decision = '[0002](decisions/project/0002-structure-tests.md)'
    expect(faultsOf(row(`\`${here}\` “${ownTitle}”<br>${decision}`))).toEqual([])
    expect(faultsOf(row(''))).toEqual(['2.7 names no test and no decision'])
    expect(faultsOf(row('for a reason'), true)).toEqual([])
    expect(faultsOf(row(''), true)).toEqual(['2.7 names no test and no decision'])
    expect(faultsOf(row('later'))).toEqual(['2.7 names no test and no decision', '2.7 cannot be read: later'])
    expect(faultsOf(row(`\`${here}\` “another title”`))).toEqual([`2.7 ${here} has no test “another title”`])
    expect(faultsOf(row(`\`${there}\` “${ownTitle}”`))).toEqual([`2.7 there is no test file ${there}`])
    expect(faultsOf(row(decision.replace('structure', 'no')))).toEqual([
      '2.7 there is no decision decisions/project/0002-no-tests.md',
    ])
    expect(faultsOf(row(decision.replace('[0002]', '[0003]')))).toEqual([
      '2.7 decisions/project/0002-structure-tests.md is not decision 0003',
    ])
  })

  it('is missed where it is left out, doubled or moved', () => {
    const rows = (...numbers: number[]) => numbers.map((number) => row('', `2.${number}`))
    const gaps = (count: number, ...numbers: number[]) =>
      gapsOf({ rows: rows(...numbers), promised: new Map([[2, count]]) }).length
    expect(gaps(3, 1, 2, 3)).toBe(0)
    for (const numbers of [[1, 2], [1, 3], [1, 2, 2], [2, 1, 3], [1, 2, 3, 4], []]) expect(gaps(3, ...numbers)).toBe(1)
    expect(gapsOf({ rows: rows(1), promised: new Map() })).toHaveLength(1)
  })
})

it('knows the titles of tests, steps, groups and laws, and leaves out those that are skipped', () => {
  const source = `
    describe('a group', () => { it('a test', run); it.each([1])('a test of %d', run); test.skip('skipped', run) })
    test(\`of \${many}\`, async () => { await test.step('it\\'s a step', run) })
    law('a law', plans, run); other('no title', run); it(name, run)
  `
  expect([...titlesOf('a.test.ts', source)]).toEqual([
    ...['a group', 'a test', 'a test of %d', `of $\{many}`, "it's a step", 'a law'],
  ])
})

describe('the statements of a specification', () => {
  const specification = [
    'Before the sections.',
    '## 1. Pages',
    "- One page; another (a; b). A third: 'Stop. Go; on'.",
    '### Table',
    '| path | page |',
    '|---|---|',
    '| /a | A; b. |',
    '| /b | B |',
    '## 2. Limits',
    'At most 1.5 pages',
  ].join('\n')

  it('are rows of tables below their heads, and sentences and clauses outside quotation marks and brackets', () => {
    expect([...statementsOf(specification)]).toEqual([
      [1, ['One page;', 'another (a; b).', "A third: 'Stop. Go; on'.", '| /a | A; b. |', '| /b | B |']],
      [2, ['At most 1.5 pages']],
    ])
  })

  it('are compared with the document by section', () => {
    const listed = [1, 2, 3, 4].map((number) => `| 1.${number} | a | b |`)
    expect(differencesBetween(specification, [...listed, '| 1.5 | a | b |', '| 2.1 | a | b |'].join('\n'))).toEqual([])
    expect(differencesBetween(specification, [...listed, '| 3.1 | a | b |'].join('\n'))).toEqual([
      'section 1: 5 statements, 4 of them in docs/document.md',
      'section 2: 1 statements, 0 of them in docs/document.md',
      'section 3: 0 statements, 1 of them in docs/document.md',
    ])
  })
})

describe('decisions', () => {
  it('bear the number of their file', () => {
    const wrong = decisions().filter((path) => !read(path).startsWith(`# ${/(\d{4})-/.exec(path)?.[1]}: `))
    expect(wrong).toEqual([])
  })

  it('name nothing that is gone', () => {
    expect(decisions().flatMap((path) => goneFrom(path))).toEqual([])
  })

  it('are seen to name a file, a folder, a word of code or a link that is gone', () => {
    const path = 'docs/decisions/project/0002-structure-tests.md'
    const there =
      '`scripts/checks` `sources.ts` `titlesOf` `npm test` `/api/x.json` `no/thing` [2](0002-structure-tests.md)'
    expect(goneFrom(path, there)).toEqual([])
    const gone = ['scripts/nothing', `un${'known'}.ts`, ['no', 'WordOfOurs'].join(''), '0000-nothing.md']
    const [folder, file, word, link] = gone
    expect(goneFrom(path, `\`${folder}\` \`${file}\` \`a.${word}\` [0](${link})`)).toEqual(
      gone.map((name) => `${path} names ${name}, which is not there`),
    )
  })
})
