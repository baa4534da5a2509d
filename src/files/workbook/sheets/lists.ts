import { type Benchmark, benchmarkOf } from '../../../domain/reference/benchmarks'
import { choiceListNames, choicesName, codeOfChoice } from '../format'
import { Lines, type Writing } from '../lines'

/** The words that can be chosen, each with its code, and what depends on a choice: the typical margin of a category. */
export function addLists(writing: Writing, benchmarks: readonly Benchmark[]): void {
  const { book, texts } = writing
  const widths = choiceListNames.flatMap(() => [34, 18])
  const { sheet, row } = new Lines(writing, 'lists', { widths, isHidden: true })
  for (const [place, list] of choiceListNames.entries()) {
    const column = 1 + place * 2
    book.put(sheet, row, column, texts.word(`workbook:choices.${list}`), 'column')
    for (const [at, { choice, word }] of texts.choices(list).entries()) {
      book.call(`words.${list}`, book.put(sheet, row + 1 + at, column, word, 'text'))
      book.call(`codes.${list}`, book.put(sheet, row + 1 + at, column + 1, codeOfChoice(choice), 'code'))
    }
    const [from, to] = [book.cell(`words.${list}`), book.cells(`codes.${list}`).at(-1)]
    if (to) book.ranges.push({ name: choicesName(list), from, to })
  }
  const marginColumn = 1 + choiceListNames.length * 2
  book.put(sheet, row, marginColumn, texts.word('workbook:lines.typicalMargin'), 'column')
  for (const [at, { choice }] of texts.choices('productCategory').entries()) {
    const margin = benchmarkOf(choice, benchmarks).typicalMargin / 100
    book.call('margins', book.put(sheet, row + 1 + at, marginColumn, margin, 'percent'))
  }
}
