import { expect, it } from 'vitest'
import { csvText, plainText, quotedCell } from './csv'

it('puts an apostrophe before a text that begins like a formula, in full-width letters too', () => {
  for (const text of [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    ' =1',
  ])
    expect(plainText(text)).toBe(`'${text}`)
})

it('puts an apostrophe before each formula that begins after a semicolon, a tab or a line end within the text', () => {
  expect(plainText('Noor;=cmd|calc')).toBe("Noor;'=cmd|calc")
  expect(plainText('Noor; =1;@x')).toBe("Noor; '=1;'@x")
  expect(plainText('Noor\n=1\r\n+2\t-3')).toBe("Noor\n'=1\r\n'+2\t'-3")
  expect(plainText('Noor;"=1')).toBe('Noor;"\'=1')
  expect(plainText('Noor;＝1')).toBe("Noor;'＝1")
  expect(plainText(';=1')).toBe(";'=1")
  expect(plainText('\t;=1')).toBe("'\t;'=1")
})

it('leaves every other text as it is', () => {
  for (const text of ['', 'Noor Home', 'a-b', 'a = b', 'price: -5, -6', 'a;b', 'first\nsecond', "it's", 'متجر - نور'])
    expect(plainText(text)).toBe(text)
})

it('doubles the quotes of a cell', () => {
  expect(quotedCell('He said "hi", and left')).toBe('"He said ""hi"", and left"')
  expect(quotedCell('=1')).toBe('"\'=1"')
})

it('writes a table with numbers as they are, and texts in quotes where they need them', () => {
  expect(
    csvText([
      ['Month', 'Left, SAR'],
      ['2026-09', -12.5],
      ['=1', 'متجر'],
    ]),
  ).toBe('\ufeffMonth,"Left, SAR"\r\n2026-09,-12.5\r\n"\'=1",متجر\r\n')
})
