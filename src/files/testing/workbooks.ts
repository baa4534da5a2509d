import { unzipSync } from 'fflate'
import type { Language } from '../../domain/options'
import { demoPlan } from '../../domain/plan/demo-plan'
import { parsePlan } from '../../domain/plan/parse-plan'
import { builtInBenchmarks } from '../../domain/reference/benchmarks'
import { readFile } from '../read-file'
import { wordsOf } from '../workbook/testing/words'
import { workbookOf } from '../workbook/workbook'
import { writeWorkbook } from '../workbook/write'
import { packed } from './zip'

export async function exported(given: object, language: Language = 'en'): Promise<Uint8Array> {
  const planText = JSON.stringify(given)
  const { plan } = parsePlan(planText)
  const words = await wordsOf(language)
  return new Uint8Array(
    await writeWorkbook(
      workbookOf({ name: 'Noor', plan, planText, conclusion: [], months: [], benchmarks: builtInBenchmarks, words }),
    ),
  )
}

export function opened(bytes: Uint8Array) {
  const answer = readFile(bytes)
  if (answer.kind !== 'opened' || answer.opened.kind !== 'plans') throw new Error(JSON.stringify(answer))
  const [first] = answer.opened.plans
  if (!first?.workbook) throw new Error('no workbook')
  return { plan: first.plan, ...first.workbook }
}

export const extended = {
  ...demoPlan(),
  storeName: '=cmd|calc _x0041_ & <b>"نور"</b>',
  laterField: { deep: ['_x000D_', 'x'.repeat(40_000), null] },
  products: demoPlan().products.map((product, at) => ({ ...product, ownCode: at })),
}

/** The same without texts that look like the format's own codes, which the library of these tests does not write again. */
export const plain = { ...extended, storeName: '=1+1 "نور"', laterField: { deep: ['x'.repeat(40_000), null] } }

const files = new Map<string, Promise<Uint8Array>>()

/** The workbook of the plain plan; making one takes a second. */
export function plainFile(language: Language = 'en'): Promise<Uint8Array> {
  const known = files.get(language) ?? exported(plain, language)
  files.set(language, known)
  return known
}

/** A cell's content as a file has it, its type and its value. */
export const textCell = (text: string) => ({ type: 'str', value: text })
export const numberCell = (value: number) => ({ type: 'n', value: String(value) })

/**
 * The same file after cells were typed over, by their names or as 'sheet2.xml!C5', which the library takes a second for.
 * Where they stand is told too.
 */
export function typedOver(bytes: Uint8Array, cells: Record<string, { type: string; value: string | null }>) {
  const decoder = new TextDecoder()
  const parts = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, decoder.decode(part)]))
  const addresses = Object.entries(cells).map(([name, { type, value }]) => {
    const named = new RegExp(`<definedName name="${name}">[^<]*!\\$([A-Z]+)\\$(\\d+)</definedName>`)
    const [, column = '', row = ''] = named.exec(parts['xl/workbook.xml'] ?? '') ?? []
    const [sheet, address] = column === '' ? name.split('!') : ['sheet2.xml', `${column}${row}`]
    const path = `xl/worksheets/${sheet}`
    const was = new RegExp(`<c r="${address}"[^>]*?(?:/>|>.*?</c>)`)
    const formula = value === null ? '<f>A1</f>' : `<v>${value}</v>`
    const written = `<c r="${address}" t="${type}">${formula}</c>`
    const before = parts[path] ?? ''
    // A cell that is not there yet stands at the end; the order of cells says nothing to us.
    parts[path] = was.test(before)
      ? before.replace(was, written)
      : before.replace('</sheetData>', `<row>${written}</row></sheetData>`)
    return address ?? ''
  })
  return { file: packed(parts), addresses }
}

/** Where the codes of a list of choices stand: 'sheet16.xml!A5', 'B5'. */
export function firstChoice(bytes: Uint8Array, list: string): { word: string; code: string } {
  const text = (name: string) => new TextDecoder().decode(unzipSync(bytes)[name])
  const [, title = '', row = ''] =
    new RegExp(`<definedName name="${list}">'?([^'<]*)'?!\\$A\\$(\\d+)`).exec(text('xl/workbook.xml')) ?? []
  const [, relation = ''] =
    new RegExp(`<sheet[^>]* name="${title}"[^>]* r:id="(\\w+)"`).exec(text('xl/workbook.xml')) ?? []
  const [, target = ''] =
    new RegExp(`Id="${relation}"[^>]*Target="worksheets/([^"]+)"`).exec(text('xl/_rels/workbook.xml.rels')) ?? []
  return { word: `${target}!A${row}`, code: `${target}!B${row}` }
}
