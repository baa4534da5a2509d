import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { salesFileBounds } from '../limits'
import { bomb, packed, withSaidSize } from '../testing/zip'
import { SalesReader } from './read-sales'
import { csvOf, workbookOf } from './testing/sheets'
import { sallaHeaders } from './testing/write-salla'

async function reportOf(bytes: Uint8Array) {
  const reader = new SalesReader({ salt: 'salt', isVatRegistered: true, statuses: {}, mapped: [] })
  await reader.read('file', bytes)
  const { files, ...figures } = reader.reading()
  return { file: files[0], figures }
}

const sheetPath = 'xl/worksheets/sheet1.xml'
const contents = {
  'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
}
const sheet = (xml: string) => packed({ ...contents, [sheetPath]: xml })

describe('a file of sales that means harm', () => {
  it('is refused with its reason, and nothing is kept of it', async () => {
    const text = (content: string) => new TextEncoder().encode(content)
    const entity =
      '<!DOCTYPE a [<!ENTITY b "bbbb">]><worksheet><sheetData><row><c><v>&b;</v></c></row></sheetData></worksheet>'
    const cases: [string, Uint8Array][] = [
      ['empty', new Uint8Array()],
      ['program', text('MZ a program')],
      ['brokenWorkbook', sheet('<worksheet><sheetData><row><c r="A1"><v>1</c></row>')],
      ['brokenWorkbook', sheet(entity)],
      [
        'tooManyCells',
        sheet('<worksheet><sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>'),
      ],
      ['tooManyCells', text(`${'a,'.repeat(300)}\n`)],
      ['tooManyRows', text('a,b\n'.repeat(salesFileBounds.rows + 1))],
      ['unpacksTooLarge', withSaidSize(bomb(1000), salesFileBounds.unpackedBytes + 1)],
      ['unpacksTooLarge', withSaidSize(packed({ [sheetPath]: ' '.repeat(1_000_000), ...contents }), 100)],
      ['packed', zipSync({ 'note.txt': text('hello') })],
      ['notSales', text('{"plan": [1, 2]}')],
    ]
    for (const [refusal, bytes] of cases) {
      const { file, figures } = await reportOf(bytes)
      expect(file).toMatchObject({ refusal, format: null })
      expect(Object.values(figures).flat()).toEqual([0])
    }
  })

  it('of any cut or changed bytes is read or refused, and never throws', async () => {
    const whole = workbookOf([sallaHeaders, ...Array.from({ length: 20 }, () => sallaHeaders.map(() => '2026-09-01'))])
    for (let at = 0; at < whole.length; at += 29) {
      const changed = whole.slice()
      changed[at] = (changed[at] ?? 0) ^ 0x55
      expect((await reportOf(changed)).file).toBeDefined()
      expect((await reportOf(whole.subarray(0, at))).file?.format).toBeNull()
    }
  })

  it('counts rows without what an order needs, and shows nothing of them', async () => {
    const row = (cells: Record<string, string>) => sallaHeaders.map((header) => cells[header] ?? '')
    const [number = '', date = ''] = sallaHeaders
    const { file } = await reportOf(
      csvOf([
        sallaHeaders,
        row({ [date]: '2026-09-01', 'إجمالي الطلب': '10' }),
        row({ [number]: '1', 'إجمالي الطلب': '10' }),
        row({ [number]: '2', [date]: '2026-13-41', 'إجمالي الطلب': '10' }),
        row({ [number]: '3', [date]: '2026-09-01' }),
        row({ [number]: '4', [date]: '2026-09-01', 'إجمالي الطلب': '10', skus_json: '[["نورة' }),
      ]),
    )
    expect(file?.unreadable).toEqual({
      noNumber: { count: 1, rows: [2] },
      noDate: { count: 1, rows: [3] },
      badDate: { count: 1, rows: [4] },
      noAmount: { count: 1, rows: [5] },
      badLines: { count: 1, rows: [6] },
    })
  })
})
