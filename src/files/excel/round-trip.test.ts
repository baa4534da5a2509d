import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ExcelJS from 'exceljs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../domain/plan/parse-plan'
import type { Plan } from '../../domain/plan/plan'
import { planChanges } from '../../domain/plan/plan-changes'
import { everythingPlan } from '../../domain/testing/plan-arbitraries'
import { readFile } from '../read-file'
import { exported, extended, opened, plain, plainFile } from '../testing/workbooks'
import { planSheet } from '../workbook/format'
import { libreOffice } from '../workbook/testing/recalculated'
import { wordsOf } from '../workbook/testing/words'
import { withInputs } from './with-inputs'

/** The same file after some named cells were typed over, as another program saves it. */
async function changed(bytes: Uint8Array, values: Record<string, ExcelJS.CellValue>): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes.slice().buffer)
  for (const [name, value] of Object.entries(values)) {
    const [range = ''] = workbook.definedNames.getRanges(name).ranges
    const [, sheet = '', address = ''] = /^'?(.*?)'?!(.*)$/.exec(range) ?? []
    const cell = workbook.getWorksheet(sheet)?.getCell(address.replaceAll('$', ''))
    if (!cell) throw new Error(`no cell is called ${name}`)
    cell.value = value
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}

function savedByLibreOffice(bytes: Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-open-'))
  try {
    writeFileSync(join(folder, 'plan.xlsx'), bytes)
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    const to = ['--convert-to', 'xlsx', '--outdir', join(folder, 'saved')]
    execFileSync(libreOffice() ?? '', [profile, '--headless', ...to, join(folder, 'plan.xlsx')], { stdio: 'ignore' })
    return new Uint8Array(readFileSync(join(folder, 'saved', 'plan.xlsx')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('a workbook that is opened again', () => {
  it.each(['en', 'ar'] as const)('holds the plan that was exported, unknown keys included (%s)', async (language) => {
    const { plan, changed: inputs, rejected } = opened(await exported(extended, language))
    expect(plan).toEqual(extended)
    expect([inputs, rejected]).toEqual([[], []])
    expect(opened(await exported(plan, language)).plan).toEqual(plan)
  })

  it('holds any usual plan, also after another program saved it', async () => {
    for (const plan of fc.sample(everythingPlan, { numRuns: 2, seed: 7 })) {
      const stored = parsePlan(JSON.stringify(plan)).plan
      const saved = opened(await changed(await exported(plan), {}))
      expect([saved.plan, saved.changed, saved.rejected]).toEqual([stored, [], []])
    }
  })

  it.each([
    ['en', 'Annual', 'No'],
    ['ar', 'سنوي', 'لا'],
  ] as const)('takes over the inputs that were changed in it, and nothing else (%s)', async (language, annual, no) => {
    const words = await wordsOf(language)
    expect(JSON.stringify(words)).toContain(annual)
    const file = await changed(await plainFile(language), {
      vatPct: 0.05,
      products_2_unitPriceInclVAT: 88.5,
      expectedReturnRate: 0.08,
      overheads_plugins_amount: 777,
      overheads_plugins_mode: annual,
      vatRegistered: no,
      season_months_4: 1.5,
      startMonth: new Date(Date.UTC(2027, 1, 1)),
      storeName: '-2 Noor',
      paidAdsMo: '١٬٢٠٠',
    })
    const { plan, rejected } = opened(file)
    expect(rejected).toEqual([])
    const changes = planChanges(parsePlan(JSON.stringify(plain)).plan, plan)
    expect(Object.fromEntries(changes.map(({ path, after }) => [path, after]))).toEqual({
      storeName: '-2 Noor',
      vatPct: 5,
      'products.1.unitPriceInclVAT': 88.5,
      paidAdsMo: 1200,
      'overheads.plugins.amount': 777,
      'overheads.plugins.mode': 'annual',
      expectedReturnRate: 0.08,
      vatRegistered: false,
      startMonth: '2027-02',
      'season.months.3': 150,
    })
    expect(plan).toMatchObject({ laterField: plain.laterField })
  })

  it.runIf(libreOffice())(
    'says the same after LibreOffice saved it',
    async () => {
      const inputs = {
        vatPct: 0.05,
        products_2_unitPriceInclVAT: 88.5,
        paidAdsMo: 12.25,
        storeName: '@Noor',
        expectedReturnRate: 0.08,
      }
      const file = savedByLibreOffice(await changed(await plainFile(), inputs))
      const { plan, rejected } = opened(file)
      expect(rejected).toEqual([])
      expect(plan).toEqual({
        ...plain,
        vatPct: 5,
        paidAdsMo: 12.25,
        storeName: '@Noor',
        expectedReturnRate: 0.08,
        products: plain.products.map((product, at) => (at === 1 ? { ...product, unitPriceInclVAT: 88.5 } : product)),
      })
    },
    120_000,
  )

  it('says which values it does not understand, and leaves those inputs as they were', async () => {
    const file = await changed(await plainFile(), {
      vatPct: 'about fifteen',
      overheads_domain_mode: 'Weekly',
      startMonth: 'next year',
      products_1_unitPriceInclVAT: true,
    })
    const { plan, rejected, changed: inputs } = opened(file)
    expect(plan).toEqual(plain)
    expect(inputs).toEqual([])
    expect(rejected.map(({ path, text }) => `${path} ${text}`).toSorted()).toEqual([
      'overheads.domain.mode Weekly',
      'products.0.unitPriceInclVAT true',
      'startMonth next year',
      'vatPct about fifteen',
    ])
    expect(rejected.every(({ why }) => why === 'notUnderstood')).toBe(true)
  })

  it('names cells without a value as another program saves them, too', async () => {
    const saved = await changed(await plainFile(), {
      vatPct: { error: '#REF!' },
      paidAdsMo: { formula: 'A1*2' },
      storeName: { formula: 'B1', result: { error: '#NAME?' } },
      influencersMo: { formula: '100*2', result: 200 },
    })
    expect(opened(saved).rejected.map(({ why }) => why)).toEqual(['error', 'error', 'noValue'])
    expect(opened(saved).plan).toEqual({ ...plain, influencersMo: 200 })
  })

  it('puts its changes into a plan that went on since, whose products may have moved', () => {
    const before: Plan = parsePlan(JSON.stringify(extended)).plan
    const [first, second, third] = before.products
    if (!first || !second || !third) throw new Error('three products')
    const now: Plan = { ...before, vatPct: 10, products: [third, { ...first, unitsPerMonth: 5 }] }
    const { plan, omitted } = withInputs(now, before, [
      { path: 'products.0.unitPriceInclVAT', value: 1 },
      { path: 'products.1.unitPriceInclVAT', value: 2 },
      { path: 'paidAdsMo', value: 3 },
    ])
    expect(plan).toEqual({
      ...now,
      paidAdsMo: 3,
      products: [third, { ...first, unitsPerMonth: 5, unitPriceInclVAT: 1 }],
    })
    expect(omitted).toEqual([{ path: 'products.1.unitPriceInclVAT', value: 2 }])
  })

  it('changes nothing of a product or a person of another name that has the same id', () => {
    const exported = parsePlan(JSON.stringify(extended)).plan
    const [first, second, third] = exported.products
    const [person] = exported.team
    if (!first || !second || !third || !person) throw new Error('products and a person')
    const other: Plan = {
      ...exported,
      products: [{ ...first, name: 'Another thing' }, second, third],
      team: [{ ...person, role: 'custom', customRole: 'Driver' }],
    }
    const changes = [
      { path: 'products.0.unitPriceInclVAT', value: 1 },
      { path: 'products.1.name', value: 'Renamed' },
      { path: 'products.1.unitPriceInclVAT', value: 2 },
      { path: 'team.0.monthlyCost', value: 4 },
    ]
    const { plan, omitted } = withInputs(other, exported, changes)
    expect(plan).toEqual({
      ...other,
      products: [other.products[0], { ...second, name: 'Renamed', unitPriceInclVAT: 2 }, third],
    })
    expect(omitted.map(({ path }) => path)).toEqual(['products.0.unitPriceInclVAT', 'team.0.monthlyCost'])
  })

  it('is refused where it is of someone else, of another version, or its plan is damaged', async () => {
    const other = new ExcelJS.Workbook()
    other.addWorksheet('Products').addRow(['City', 'Area'])
    const refusalOf = (bytes: Uint8Array) => {
      const answer = readFile(bytes)
      return answer.kind === 'refused' ? answer.refusal : answer.kind
    }
    expect(refusalOf(new Uint8Array(await other.xlsx.writeBuffer()))).toBe('otherWorkbook')
    const broken = async (address: string, value: ExcelJS.CellValue) => {
      const workbook = new ExcelJS.Workbook()
      await workbook.xlsx.load((await plainFile()).slice().buffer)
      const sheet = workbook.getWorksheet(planSheet)
      if (!sheet) throw new Error('no plan inside')
      sheet.getCell(address).value = value
      return refusalOf(new Uint8Array(await workbook.xlsx.writeBuffer()))
    }
    expect(await broken('A1', 'other')).toBe('otherWorkbook')
    expect(await broken('A2', 99)).toBe('otherVersion')
    expect(await broken('A4', 1e9)).toBe('brokenWorkbook')
    expect(await broken('A5', '{"vatPct":')).toBe('brokenWorkbook')
  })
})
