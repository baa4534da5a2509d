import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, Visitor } from 'vite'
import { trackedFiles } from './folders'
import { isTest, parseSource, read, root } from './sources'

/** One row of docs/document.md or docs/security.md: a statement by its number, and what shows it, departs from it or explains it. */
export interface Row {
  /** `2.7`, `6.3.3`, `S4`, `12`. */
  id: string
  statement: string
  /** The last cell, as it is written. */
  shownBy: string
}

/** The rows of a document's tables that begin with a number. */
export function readRows(text: string): Row[] {
  const rows = text.matchAll(/^\| ([A-Z]?\d+(?:\.\d+)*) \| (.*?) \| (.*?) ?\|$/gm)
  return [...rows].map(([, id = '', statement = '', shownBy = '']) => ({ id, statement, shownBy }))
}

/** The rows of docs/document.md and, by section, how many its heading promises. */
export function readDocument(text: string): { rows: Row[]; promised: Map<number, number> } {
  const rows = readRows(text)
  const headings = [...text.matchAll(/^## (\d+)\. .*\((\d+) statements\)$/gm)]
  return { rows, promised: new Map(headings.map(([, section, count]) => [Number(section), Number(count)])) }
}

/** The words of a call's function, outermost first: `test`, `step` of `test.step`; `it`, `each` of `it.each(rows)`. */
function calledAs(callee: ESTree.Expression | ESTree.Super): string[] {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'CallExpression') return calledAs(callee.callee)
  if (callee.type !== 'MemberExpression') return []
  const { object, property } = callee
  return [...calledAs(object), ...(property.type === 'Identifier' ? [property.name] : [])]
}

/** `law` is what files of laws call their tests on random plans. */
const runners = new Set(['it', 'test', 'describe', 'law'])

/** The titles of the tests, their steps and groups in a file, as they are written there; those of skipped ones are none. */
export function titlesOf(path: string, source = read(path)): Set<string> {
  const titles = new Set<string>()
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const [runner = '', ...rest] = calledAs(callee)
      if (!first || !runners.has(runner) || rest.some((word) => /^(skip|todo|fixme)$/.test(word))) return
      const isText = first.type === 'TemplateLiteral' || (first.type === 'Literal' && typeof first.value === 'string')
      if (isText) titles.add(source.slice(first.start + 1, first.end - 1).replace(/\\(?=['"`])/g, ''))
    },
  }).visit(parseSource(path, source).program)
  return titles
}

const titlesByFile = new Map<string, Set<string>>()

function knownTitles(path: string): Set<string> {
  const known = titlesByFile.get(path) ?? titlesOf(path)
  titlesByFile.set(path, known)
  return known
}

function faultOfTest(path: string, title: string): string[] {
  if (!isTest(path) || !existsSync(join(root, path))) return [`there is no test file ${path}`]
  return knownTitles(path).has(title) ? [] : [`${path} has no test “${title}”`]
}

function faultOfDecision(number: string, path: string): string[] {
  if (!existsSync(join(root, 'docs', path))) return [`there is no decision ${path}`]
  return path.includes(`/${number}-`) ? [] : [`${path} is not decision ${number}`]
}

const reference = /`([^`]+)` “([^”]+)”|\[(\d{4})\]\((decisions\/[^)]+)\)/g

/**
 * What is wrong with the last cell of a row: it names tests that run, and decisions that are there, and at least one. Where it
 * may explain, words stand beside them, or in their place.
 */
export function faultsOf({ id, statement, shownBy }: Row, mayExplain = false): string[] {
  const faults = statement.trim() === '' ? ['says nothing'] : []
  const named = [...shownBy.matchAll(reference)]
  const rest = shownBy.replace(reference, '').replace(/<br>/g, '').trim()
  if (named.length === 0 && !(mayExplain && rest !== '')) faults.push('names no test and no decision')
  for (const [, path, title, decision, file] of named) {
    if (path && title) faults.push(...faultOfTest(path, title))
    if (decision && file) faults.push(...faultOfDecision(decision, file))
  }
  if (rest !== '' && !mayExplain) faults.push(`cannot be read: ${rest}`)
  return faults.map((fault) => `${id} ${fault}`)
}

/** Rows that are missing, doubled or out of order, and sections whose heading promises another number. */
export function gapsOf({ rows, promised }: ReturnType<typeof readDocument>): string[] {
  const numbered = rows.map(({ id }) => id.split('.').map(Number))
  const sections = [...new Set([...promised.keys(), ...numbered.map(([section = 0]) => section)])]
  return sections.flatMap((section) => {
    const numbers = numbered.flatMap(([of, number = 0]) => (of === section ? [number] : []))
    const expected = Array.from({ length: promised.get(section) ?? 0 }, (_, index) => index + 1)
    const isWhole = numbers.length === expected.length && numbers.every((number, index) => number === expected[index])
    return isWhole ? [] : [`section ${section} has not the statements 1 to ${expected.length}, each once and in order`]
  })
}

const paths = () => trackedFiles().filter((path) => existsSync(join(root, path)))

/** Decisions, as paths from the repository's root. */
export const decisions = (): string[] => paths().filter((path) => path.startsWith('docs/decisions/'))

const ours = /^(src|server|db|e2e|scripts|bench|docs)\//
const namedFile = /^[\w-][\w./-]*\.(tsx?|mjs|sql|css|py|md)$/
const namedCode = /^\w+(\.\w+)*(\(\))?$/
/** Words that only code has: `planAtom`, `deleted_at`. */
const isCodeWord = (word: string) => /^[a-z$][\w$]*([A-Z]|_[a-z])/.test(word)

let knownPaths: string[] | undefined
let knownWords: Set<string> | undefined

function wordsOfCode(): Set<string> {
  const sources = paths().filter((path) => /^(src|server|db|e2e|scripts|bench)\/.*\.(tsx?|mjs|sql|py)$/.test(path))
  return new Set(sources.flatMap((path) => read(path).match(/[A-Za-z_$][\w$]*/g) ?? []))
}

/** What a text names in backticks or links to that is not there any more: files, folders, and names in code. */
export function goneFrom(path: string, text = read(path)): string[] {
  knownPaths ??= paths()
  knownWords ??= wordsOfCode()
  const [files, words] = [knownPaths, knownWords]
  const named = [...text.matchAll(/`([^`\s{}…*]+)`/g)].flatMap(([, name = '']) => {
    if (ours.test(name)) return existsSync(join(root, name)) ? [] : [name]
    if (namedFile.test(name)) return files.some((file) => `/${file}`.endsWith(`/${name}`)) ? [] : [name]
    if (!namedCode.test(name)) return []
    return name.split(/\W+/).filter((word) => isCodeWord(word) && !words.has(word))
  })
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].flatMap(([, link = '']) =>
    existsSync(join(root, path, '..', link)) ? [] : [link],
  )
  return [...named, ...linked].map((name) => `${path} names ${name}, which is not there`)
}
