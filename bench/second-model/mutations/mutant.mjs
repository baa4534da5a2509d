// One formula with one thing in it changed, and the evaluation written from that. Each mutant is made in modules of its own,
// for what is read from formulas is kept.
import { readFileSync } from 'node:fs'
import { Book } from '../../../scripts/model/book'
import { generatedModules } from '../../../scripts/model/generate'
import { partsOf } from '../../../scripts/model/reading'
import { mulberry32 } from '../../../src/domain/model/decisions/random'
import { cashSections } from '../../../src/domain/model/figures/cash/sections'
import { sections } from '../../../src/domain/model/figures/sections'
import { namesOf } from '../../../src/domain/model/language/names'

const otherOperations = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '=': ['<>'],
  '<>': ['='],
}
const otherCalls = {
  MIN: 'MAX',
  MAX: 'MIN',
  ROUNDUP: 'FLOOR',
  FLOOR: 'ROUNDUP',
  AND: 'OR',
  OR: 'AND',
  FIRST: 'STAYS',
  STAYS: 'FIRST',
}

function* nodesIn(one) {
  yield one
  for (const part of partsOf(one)) yield* nodesIn(part)
}

/** The figures that a formula names. */
const namedIn = (formula) =>
  [...nodesIn(formula)].flatMap((one) => {
    if (one.kind === 'figure') return [one.figure]
    return one.kind === 'under' ? [one.figure, ...one.changes.flat().filter((part) => typeof part === 'object')] : []
  })

/** Whether a figure is worked out from another, however far behind. */
function follows(figure, other, seen = new Set()) {
  if (figure === other) return true
  if (seen.has(figure) || !figure.formula) return false
  seen.add(figure)
  return namedIn(figure.formula).some((one) => follows(one, other, seen))
}

function replaced(one, target, by) {
  if (one === target) return by
  if (one.kind === 'operation')
    return { ...one, left: replaced(one.left, target, by), right: replaced(one.right, target, by) }
  return one.kind === 'call' ? { ...one, arguments: one.arguments.map((part) => replaced(part, target, by)) } : one
}

/** What a number is instead: a bound one further, a rate a hundredth larger. */
const otherNumber = (value) => (Number.isInteger(value) ? value + 1 : value * 1.01)

/** What may stand in place of a part of a figure's formula. */
function othersOf(node, figure, figures) {
  if (node.kind === 'number') return [{ kind: 'number', value: otherNumber(node.value) }]
  if (node.kind === 'operation') return otherOperations[node.operation].map((operation) => ({ ...node, operation }))
  if (node.kind === 'figure') {
    const { unit, scope } = node.figure
    const alike = figures.filter((one) => one !== node.figure && one.unit === unit && one.scope === scope)
    return alike.filter((one) => !follows(one, figure)).map((one) => ({ kind: 'figure', figure: one }))
  }
  if (node.kind !== 'call') return []
  if (node.name === 'IF') {
    const [condition, yes, no] = node.arguments
    return [{ ...node, arguments: [condition, no, yes] }]
  }
  const name = otherCalls[node.name]
  return name ? [{ ...node, name }] : []
}

const all = { ...sections, ...cashSections }

/** Whether a written module is another than the one that is there. */
const isOther = ([name, text]) => readFileSync(`src/domain/model/${name}`, 'utf8') !== text

/** Changes one formula, chosen by the seed, of these sections, and writes the model from all of them. */
export function mutant(seed, ofSections = Object.keys(all)) {
  const random = mulberry32(seed)
  const oneOf = (list) => list[Math.floor(random() * list.length)]
  const names = namesOf(all)
  const chosen = namesOf(Object.fromEntries(ofSections.map((name) => [name, all[name]])))
  const book = new Book((figure) => (names.get(figure) ?? figure.source?.name ?? 't').replaceAll('_', '.'))
  const figures = [...names.keys()]
  const places = [...chosen.keys()].flatMap((figure) =>
    figure.formula ? [...nodesIn(figure.formula)].map((node) => [figure, node]) : [],
  )
  for (;;) {
    const [figure, node] = oneOf(places)
    const other = oneOf(othersOf(node, figure, figures))
    if (!other) continue
    const before = figure.formula
    Object.assign(figure, { formula: replaced(before, node, other) })
    const change = { figure: names.get(figure), before: book.print(before), after: book.print(figure.formula) }
    try {
      const modules = generatedModules()
      return Object.entries(modules).some(isOther) ? { ...change, modules } : change
    } catch (error) {
      return { ...change, refused: String(error) }
    }
  }
}
