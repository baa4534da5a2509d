import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Unpacked } from '../../bytes/unpack'
import { cellsIn, sharedTextsIn } from '../../excel/sheet-xml'
import { FileRefused } from '../../refusal'
import { eachSheetRow } from './sheet-rows'

const encoder = new TextEncoder()

/** Files that come in pieces of so many bytes. */
function inPieces(files: Readonly<Record<string, string>>, pieceBytes: number): Unpacked {
  return {
    has: (name) => name in files,
    text: (name) => files[name] ?? '',
    async eachPiece(name, take) {
      const bytes = encoder.encode(files[name])
      for (let at = 0; at < bytes.length; at += pieceBytes) take(bytes.subarray(at, at + pieceBytes))
    },
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&#x22;')

const characters = ['a', '7', ' ', '\r\n', '<', '&', '"', "'", '>', ';', '#', 'ع', 'é', '€', '😀']
const text = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...characters) })
const cell = fc.record({ text, kind: fc.constantFrom('shared', 'literal', 'inline', 'number') })
type Written = { text: string; kind: string }

function cellXml({ text, kind }: Written, address: string, index: number): string {
  if (kind === 'shared') return `<x:c r='${address}' t="s" ><x:v>${index}</x:v></x:c>`
  if (kind === 'literal') return `<x:c t="str" r="${address}"><x:v><![CDATA[${text}]]></x:v></x:c >`
  return kind === 'inline'
    ? `<x:c r="${address}" t="inlineStr"><x:is><x:r><x:t>${escaped(text)}</x:t></x:r></x:is></x:c>`
    : `<x:c r="${address}"><x:v>${index}.5</x:v></x:c><x:c r="Z9"/>`
}

/** A sheet as no program writes it, but any may. */
function workbookOf(rows: Written[][]): Record<string, string> {
  const written = rows.map((row, down) => {
    const cells = row.map((one, along) =>
      cellXml(one, `${String.fromCharCode(65 + along)}${down + 1}`, down * 4 + along),
    )
    return `<x:row\n r="${down + 1}">${cells.join(' ')}</x:row>`
  })
  const texts = rows.flatMap((row) => Array.from({ length: 4 }, (_, along) => row[along]?.text ?? ''))
  return {
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="1" Target="a.xml"/></Relationships>',
    'xl/a.xml': `\ufeff<?xml version="1.0"?><!-- <a> --><x:worksheet a="1 > 0" xmlns:x="x">${written.join('')}</x:worksheet>\n`,
    'xl/sharedStrings.xml': `<sst>${texts.map((one) => `<si><t>${escaped(one)}</t><rPh><t>no</t></rPh></si>`).join('')}</sst>`,
  }
}

async function refusalOf(xml: string): Promise<string | null> {
  try {
    await eachSheetRow(inPieces({ ...workbookOf([]), 'xl/a.xml': xml }, 1000), () => () => {})
    return null
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    return error.refusal
  }
}

describe('a sheet that is read as it is unpacked', () => {
  it('gives the cells that a tree of its whole document gives, wherever its pieces end', async () => {
    const rows = fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 60 }), async (written, pieceBytes) => {
        const files = workbookOf(written)
        const known = cellsIn(files['xl/a.xml'] ?? '', sharedTextsIn(files['xl/sharedStrings.xml'] ?? ''))
        const read = new Map<string, string>()
        await eachSheetRow(inPieces(files, pieceBytes), () => (cells, number) => {
          for (const [along, value] of cells.entries())
            if (value !== '') read.set(`${String.fromCharCode(65 + along)}${number}`, value)
        })
        const filled = [...known].filter(([, value]) => value !== null)
        expect(read).toEqual(new Map(filled.map(([address, value]) => [address, String(value)])))
      }),
    )
  })

  it('is refused where elements, marks or characters are not as XML has them', async () => {
    const cases = [
      '',
      'text',
      '<a>',
      '<a></b>',
      '<a><b></a></b>',
      '<a/><b/>',
      '<a/>text',
      '</a>',
      '<a',
      '<>',
      '<a b></a>',
      '<a b=1></a>',
      '<a b="1></a>',
      '<!DOCTYPE a [<!ENTITY b "bbbb">]><a/>',
      '<a><!ELEMENT b></a>',
      '<a>&b;</a>',
      '<a>1 & 2</a>',
      '<a>&#0;</a>',
      '<a>&#x110000;</a>',
      '<a>'.repeat(200),
    ]
    for (const xml of cases) expect(await refusalOf(xml), xml.slice(0, 40)).toBe('brokenWorkbook')
    expect(await refusalOf("<a b = '\"'>&lt;&#65;&#x41;</a>")).toBeNull()
  })
})
