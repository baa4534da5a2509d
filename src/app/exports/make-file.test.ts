import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { planToSave } from '../../domain/edits/saved-plan'
import { demoPlan } from '../../domain/plan/demo-plan'
import { noDefaults } from '../../domain/plan/evaluator-defaults'
import { parsePlan } from '../../domain/plan/parse-plan'
import { builtInBenchmarks } from '../../domain/reference/benchmarks'
import type { FileOrder } from '../../files/made-file'
import { opened } from '../../files/testing/workbooks'
import { makeFile } from './make-file'

const order = (changes: Partial<FileOrder>): FileOrder => ({
  ...{ kind: 'csv', language: 'en', projectName: '', maker: 'Noor Saleh', madeOn: Date.UTC(2026, 10, 22, 9) },
  ...{ months: [], closed: [], benchmarks: builtInBenchmarks, defaults: noDefaults, templates: [] },
  projectData: JSON.stringify(demoPlan()),
  ...changes,
})

const formula = '=HYPERLINK("https://evil.example")'

it('the rows of a stored plan have the words of the language, and no cell that is a formula', async () => {
  const english = await makeFile(order({ projectName: formula }))
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(english.bytes)
  expect(text.split('\r\n')[0]).toBe(`\ufeff"'=HYPERLINK(""https://evil.example"")"`)
  expect(english.name).toBe('=HYPERLINK( https evil.example ) - months.csv')
  const arabic = await makeFile(order({ language: 'ar' }))
  expect(arabic.name).toBe('Noor Home - الأشهر.csv')
  expect(new TextDecoder().decode(arabic.bytes)).toContain('العملة')
  // Without a name anywhere it is that of a new store.
  expect((await makeFile(order({ projectData: '{}' }))).name).toBe('My store - months.csv')
})

it('the workbook of a stored plan opens as that plan, with every text as a text', async () => {
  const projectData = JSON.stringify({ ...demoPlan(), storeName: formula, later: ['kept'] })
  const { bytes } = await makeFile(order({ kind: 'excel', projectData }))
  const { plan, changed, rejected } = opened(bytes)
  expect([plan, changed, rejected]).toEqual([
    parsePlan(JSON.stringify(planToSave(parsePlan(projectData).plan))).plan,
    [],
    [],
  ])
  const sheets = Object.entries(unzipSync(bytes)).filter(([name]) => name.startsWith('xl/worksheets/'))
  for (const [, sheet] of sheets) expect(new TextDecoder().decode(sheet)).not.toContain('<f>HYPERLINK')
})

it('the report of a stored plan is a PDF in its language', async () => {
  const { name, bytes } = await makeFile(order({ kind: 'page', language: 'ar' }))
  expect(name).toBe('Noor Home - الخطة المالية في صفحة واحدة.pdf')
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-')
  expect(new TextDecoder('latin1').decode(bytes)).toContain('/Lang (ar)')
})
