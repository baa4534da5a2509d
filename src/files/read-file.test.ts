import { describe, expect, it } from 'vitest'
import { demoPlan } from '../domain/plan/demo-plan'
import { storedPlan } from '../domain/plan/evaluator-defaults'
import { parsePlan } from '../domain/plan/parse-plan'
import { maxColumns, maxFileBytes, maxRows, maxUnpackedBytes } from './limits'
import { readFile } from './read-file'
import { shownName } from './shown-name'
import { bomb, packed, withSaidSize } from './testing/zip'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const json = (value: unknown) => bytesOf(JSON.stringify(value))
const refusalOf = (bytes: Uint8Array) => {
  const answer = readFile(bytes)
  return answer.kind === 'refused' ? answer.refusal : 'opened'
}
function plansIn(bytes: Uint8Array) {
  const answer = readFile(bytes)
  if (answer.kind !== 'opened' || answer.opened.kind !== 'plans') throw new Error(JSON.stringify(answer))
  return answer.opened
}

const demo = demoPlan()
/** What another version of the product, or a program, may have put into a plan. */
const extended = {
  ...demo,
  laterField: { deep: [1, 'two', null, { three: 3 }] },
  products: demo.products.map((product, at) => ({ ...product, ownCode: `SKU-${at}` })),
}

describe('opening a plan’s JSON', () => {
  it('gives back what was exported, unknown keys included, however often it goes round', () => {
    const first = plansIn(bytesOf(JSON.stringify(extended, null, 2))).plans[0]?.plan
    expect(first).toEqual(extended)
    const second = plansIn(json(first)).plans[0]?.plan
    expect(JSON.stringify(second)).toBe(JSON.stringify(first))
  })

  it('does not count line breaks and indents to its size', () => {
    const notes = Array.from({ length: 190 }, (_, at) => ({ at, text: 'x'.repeat(900) }))
    const spaced = JSON.stringify({ ...demo, notes }, null, '\t'.repeat(10))
    expect(spaced.length).toBeLessThan(maxFileBytes)
    expect(refusalOf(bytesOf(spaced))).toBe('opened')
  })

  it('opens each plan of a backup, names those that it cannot open, and takes an account’s export for one', () => {
    const projects = [
      { projectName: 'Noor', projectData: JSON.stringify(extended), versions: [] },
      { projectName: 'Broken', projectData: '{"a":' },
      { projectName: 'Whole', plan: demo },
      { projectName: 'Not begun', projectData: '{}' },
    ]
    const { from, plans, refused } = plansIn(json({ exportedAt: '2026-11-22', user: {}, projects }))
    expect(from).toBe('backup')
    expect(plans.map(({ name }) => name)).toEqual(['Noor', 'Whole', 'Not begun'])
    // As the list of projects reads it.
    expect(plans[2]?.plan).toEqual(storedPlan('{}').plan)
    expect(plans[0]?.plan).toEqual(extended)
    expect(refused).toEqual([{ name: 'Broken', refusal: 'brokenJson' }])
  })

  it('is not fooled by what is no plan', () => {
    const deep = `${'['.repeat(300_000)}${']'.repeat(300_000)}`
    const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) })
    const cases: [string, Uint8Array][] = [
      ['brokenJson', bytesOf('{"products": [')],
      ['notAPlan', json([demo])],
      ['notAPlan', json({ name: 'left-pad', version: '1.0.0' })],
      ['notAPlan', json({ projects: [] })],
      ['notAPlan', bytesOf(deep)],
      ['planTooDeep', bytesOf(`{"vatPct":15,"a":${deep}}`)],
      ['planTooDeep', json({ ...demo, a: nested(40) })],
      ['planTooLarge', json({ ...demo, products: Array.from({ length: 201 }, () => demo.products[0]) })],
      ['planTooLarge', json({ ...demo, note: 'x'.repeat(300_000) })],
      ['planForbidden', bytesOf(JSON.stringify(demo).replace('{', '{"__proto__":{"isAdmin":true},'))],
      ['planForbidden', bytesOf(JSON.stringify(demo).replace('"vatPct":15', '"vatPct":1e999'))],
      ['planForbidden', json({ ...demo, storeName: 'a\0b' })],
    ]
    expect(cases.map(([, bytes]) => refusalOf(bytes))).toEqual(cases.map(([refusal]) => refusal))
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  })

  it('converts a plan of the old form, and reads what is open as it would be read from storage', () => {
    const old = { storeName: 'Noor', unitPriceInclVAT: 90, unitsPerMonth: 40, finalUnitCost: 30, vatPct: 15 }
    expect(plansIn(json(old)).plans[0]).toEqual({ name: 'Noor', plan: parsePlan(JSON.stringify(old)).plan })
  })
})

describe('a file is looked at before it is opened', () => {
  const large = bomb(maxUnpackedBytes + 1)

  it('by its first bytes, not by its name', () => {
    const start = (...bytes: number[]) =>
      new Uint8Array([...bytes, ...Array.from({ length: 600 }, (_, at) => at % 256)])
    expect(refusalOf(new Uint8Array())).toBe('empty')
    expect(refusalOf(bytesOf(' \n '))).toBe('empty')
    expect(refusalOf(start(0x4d, 0x5a, 0x90, 0))).toBe('program')
    expect(refusalOf(start(0x7f, 0x45, 0x4c, 0x46))).toBe('program')
    expect(refusalOf(start(0xd0, 0xcf, 0x11, 0xe0))).toBe('oldExcel')
    const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
    expect(refusalOf(start(0xd0, 0xcf, 0x11, 0xe0, ...name))).toBe('encrypted')
    expect(refusalOf(start(0x25, 0x50, 0x44, 0x46))).toBe('pdf')
    expect(refusalOf(start(0x89, 0x50, 0x4e, 0x47))).toBe('picture')
    expect(refusalOf(start(0x1f, 0x8b))).toBe('unknownKind')
    expect(refusalOf(start(1, 2, 3))).toBe('unknownKind')
    expect(refusalOf(bytesOf('A letter to the bank.'))).toBe('unknownKind')
    expect(refusalOf(packed({ 'word/document.xml': '<a/>' }))).toBe('packed')
  })

  it('by its size on the device and its size unpacked, before a byte is unpacked', () => {
    expect(refusalOf(new Uint8Array(maxFileBytes + 1))).toBe('tooLarge')
    expect(large.length).toBeLessThan(maxFileBytes / 100)
    expect(refusalOf(large)).toBe('unpacksTooLarge')
  })

  it('again while it is unpacked, for its directory can claim a smaller size', () => {
    const lying = withSaidSize(large, 1000)
    expect(refusalOf(lying)).toBe('unpacksTooLarge')
    expect(
      refusalOf(withSaidSize(packed({ 'xl/workbook.xml': '<a/>', 'xl/_rels/workbook.xml.rels': '<a/>' }), 9)),
    ).toBe('brokenWorkbook')
  })

  it('and says which packed file it cannot read: with a password, or in the larger form of the format', () => {
    const whole = packed({ 'xl/workbook.xml': '<a/>', 'xl/_rels/workbook.xml.rels': '<a/>' })
    const changed = (change: (view: DataView, directory: number, end: number) => void) => {
      const copy = whole.slice()
      const view = new DataView(copy.buffer)
      const end = copy.length - 22
      change(view, view.getUint32(end + 16, true), end)
      return refusalOf(copy)
    }
    expect(changed((view, directory) => view.setUint16(directory + 8, 1, true))).toBe('encrypted')
    expect(changed((view, directory) => view.setUint32(directory + 24, 0xffffffff, true))).toBe('otherPacking')
    expect(changed((view, _, end) => view.setUint16(end + 10, 0xffff, true))).toBe('otherPacking')
    expect(changed((view, _, end) => view.setUint32(end + 16, 0xffffffff, true))).toBe('otherPacking')
  })

  it('and one with more markup than a page could hold is refused before it is read', () => {
    const workbook = (content: string) => packed({ 'xl/workbook.xml': content, 'xl/_rels/workbook.xml.rels': '<a/>' })
    expect(refusalOf(workbook(`<workbook>${'<a/>'.repeat(600_000)}</workbook>`))).toBe('tooManyCells')
    expect(refusalOf(workbook(`<workbook ${'a="" '.repeat(600_000)}/>`))).toBe('tooManyCells')
  })

  it('and a table with more cells in a row than any list has is refused', () => {
    const wide = (cells: number) => bytesOf(`name,price${',1'.repeat(cells - 2)}\nCandle,50\n`)
    expect([maxColumns, maxColumns + 1, 2_500_001].map((cells) => refusalOf(wide(cells)))).toEqual([
      'opened',
      'tooManyCells',
      'tooManyCells',
    ])
  })

  it('and a list of products longer than is read says so', () => {
    const list = (rows: number) => bytesOf(`name,price\n${'A,1\n'.repeat(rows)}`)
    const isCut = (bytes: Uint8Array) => {
      const answer = readFile(bytes)
      return answer.kind === 'opened' && answer.opened.kind === 'table' && answer.opened.isCut
    }
    expect([maxRows - 1, maxRows, maxRows + 500].map((rows) => isCut(list(rows)))).toEqual([false, true, true])
  })

  it('and a packed file that is damaged is refused, wherever it is cut or changed', () => {
    const whole = packed({
      'xl/workbook.xml': `<workbook>${'x'.repeat(500)}</workbook>`,
      'xl/_rels/workbook.xml.rels': '<a/>',
    })
    for (let length = 4; length < whole.length; length += 7)
      expect(refusalOf(whole.slice(0, length))).not.toBe('opened')
    for (let at = 4; at < whole.length; at += 5) {
      const changed = whole.slice()
      changed[at] = 255 - (changed[at] ?? 0)
      expect(refusalOf(changed)).not.toBe('opened')
    }
  })
})

it('shows the name of a file without what would turn it around', () => {
  expect(shownName('plan\u202excod.json')).toBe('planxcod.json')
  expect(shownName(' a\u2069\u2067b\n\u0007.csv')).toBe('ab.csv')
  expect(shownName('خطة نور 2027.xlsx')).toBe('خطة نور 2027.xlsx')
})
