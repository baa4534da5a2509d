import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ExcelJS from 'exceljs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../domain/options'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { parsePlan } from '../../../domain/plan/parse-plan'
import type { Plan } from '../../../domain/plan/plan'
import { planChanges } from '../../../domain/plan/plan-changes'
import { builtInBenchmarks } from '../../../domain/reference/benchmarks'
import { everythingPlan } from '../../../domain/testing/plan-arbitraries'
import { planSheet } from '../../../results/workbook/format'
import { libreOffice } from '../../../results/workbook/testing/recalculated'
import { wordsOf } from '../../../results/workbook/testing/words'
import { workbookOf } from '../../../results/workbook/workbook'
import { writeWorkbook } from '../../../results/workbook/write'
import { readFile } from '../read-file'
import { withInputs } from './with-inputs'

async function exported(given: object, language: Language = 'en'): Promise<Uint8Array> {
  const planText = JSON.stringify(given)
  const { plan } = parsePlan(planText)
  const words = await wordsOf(language)
  return new Uint8Array(
    await writeWorkbook(workbookOf({ name: 'Noor', plan, planText, benchmarks: builtInBenchmarks, words })),
  )
}

function opened(bytes: Uint8Array) {
  const answer = readFile(bytes)
  if (answer.kind !== 'opened' || answer.opened.kind !== 'plans') throw new Error(JSON.stringify(answer))
  const [first] = answer.opened.plans
  if (!first?.workbook) throw new Error('no workbook')
  return { plan: first.plan, ...first.workbook }
}

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

const extended = {
  ...demoPlan(),
  storeName: '=cmd|calc _x0041_ & <b>"نور"</b>',
  laterField: { deep: ['_x000D_', 'x'.repeat(40_000), null] },
  products: demoPlan().products.map((product, at) => ({ ...product, ownCode: at })),
}

/** The same without texts that look like the format's own codes, which the library of these tests does not write again. */
const plain = { ...extended, storeName: '=1+1 "نور"', laterField: { deep: ['x'.repeat(40_000), null] } }

const files = new Map<string, Promise<Uint8Array>>()

/** The workbook of the plain plan; making one takes a second. */
function plainFile(language: Language = 'en'): Promise<Uint8Array> {
  const known = files.get(language) ?? exported(plain, language)
  files.set(language, known)
  return known
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

  it.runIf(libreOffice())('says the same after LibreOffice saved it', async () => {
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
  })

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
  })

  it('puts its changes into a plan that went on since, whose products may have moved', () => {
    const before: Plan = parsePlan(JSON.stringify(extended)).plan
    const [first, second, third] = before.products
    if (!first || !second || !third) throw new Error('three products')
    const now: Plan = { ...before, vatPct: 10, products: [third, { ...first, unitsPerMonth: 5 }] }
    const after = withInputs(now, before, [
      { path: 'products.0.unitPriceInclVAT', value: 1 },
      { path: 'products.1.unitPriceInclVAT', value: 2 },
      { path: 'paidAdsMo', value: 3 },
    ])
    expect(after).toEqual({
      ...now,
      paidAdsMo: 3,
      products: [third, { ...first, unitsPerMonth: 5, unitPriceInclVAT: 1 }],
    })
  })

  it('is refused where it is of someone else, of another version, or its plan is damaged', async () => {
    const other = new ExcelJS.Workbook()
    other.addWorksheet('Products').addRow(['Name', 'Price'])
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
