import { expect, it } from 'vitest'
import { exportedOf } from '../../domain/actuals/testing/exported'
import { namedWords } from '../../i18n/testing/named-words'
import { picturedPlans } from '../../results/testing/example-plans'
import { wordsOf } from './testing/words'
import { sourceOf } from './testing/written'
import { type WrittenCell, type WrittenSheet, workbookOf } from './workbook'

// Which lines stand on which sheet, by the names of their texts: one that is left out is seen beside what was there before.
// `npx vitest run --project unit outline -u` updates it.

const words = await wordsOf('en')

/** A text, or what kind of figure it is. */
const wordOf = ({ value, formula, isInput }: WrittenCell) =>
  isInput ? 'input' : formula !== undefined ? '=' : typeof value === 'string' ? value : '#'

/** Cells alike that follow one another: they are counted. */
const run = /(\S+)(?: \1)+(?= |$)/g

function outlineOf({ title, cells }: WrittenSheet): string {
  const rows: string[][] = []
  for (const cell of cells) {
    rows[cell.row] = [...(rows[cell.row] ?? []), wordOf(cell)]
  }
  const lines = rows.flatMap((row) => row.join(' '))
  const counted = lines.map((line) => line.replace(run, (all, one: string) => `${one}×${all.split(' ').length}`))
  return `## ${title}\n\n${counted.filter((line) => line !== '').join('\n')}\n`
}

it('every sheet that is seen of the workbook has the lines that it had', async () => {
  const plan = picturedPlans['everything in use']
  const dictionaries = namedWords(words.dictionaries)
  const source = { ...sourceOf(plan, { ...words, dictionaries }), months: exportedOf(plan) }
  const outlines = workbookOf(source)
    .sheets.filter(({ state }) => state === 'visible')
    .map(outlineOf)
  await expect(outlines.join('\n')).toMatchFileSnapshot('testing/workbook-outline.md')
})
