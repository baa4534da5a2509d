import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where a sentence or clause ends: at a full stop or semicolon before a space, outside quotation marks and brackets. */
function clausesOf(line) {
  const clauses = []
  let [clause, depth, isQuoted] = ['', 0, false]
  for (const [index, sign] of [...line].entries()) {
    const [before = ' ', after = ' '] = [line[index - 1], line[index + 1]]
    if (sign === "'") isQuoted = isQuoted ? !/[\s).,;:/]/.test(after) : /[\s(/]/.test(before)
    if (!isQuoted && sign === '(') depth += 1
    if (!isQuoted && sign === ')') depth = Math.max(0, depth - 1)
    clause += sign
    if (isQuoted || depth > 0 || !/[.;]/.test(sign) || !/\s/.test(after)) continue
    clauses.push(clause.trim())
    clause = ''
  }
  return [...clauses, clause.trim()].filter((text) => /[a-z]/i.test(text))
}

const isTableRule = (line) => /^\|[\s|:-]+$/.test(line ?? '')

/**
 * The statements of a specification by the number of their section (`## 4. States`): each row of a table below its head, each
 * sentence or clause of a paragraph or list.
 * @param {string} text Markdown
 * @returns {Map<number, string[]>}
 */
export function statementsOf(text) {
  const lines = text.split('\n').map((line) => line.trim())
  const sections = new Map()
  let statements
  for (const [index, line] of lines.entries()) {
    const heading = /^## (\d+)\. /.exec(line)
    if (heading) {
      statements = []
      sections.set(Number(heading[1]), statements)
    } else if (!statements || line.startsWith('#') || isTableRule(line) || isTableRule(lines[index + 1])) continue
    else if (line.startsWith('|')) statements.push(line)
    else statements.push(...clausesOf(line.replace(/^- /, '')))
  }
  return sections
}

/**
 * The sections of docs/document.md whose number of statements is not that of the specification, in words.
 * @param {string} specification
 * @param {string} document
 * @returns {string[]}
 */
export function differencesBetween(specification, document) {
  const stated = statementsOf(specification)
  const listed = new Map()
  for (const [, section] of document.matchAll(/^\| (\d+)\.\d+ \|/gm))
    listed.set(Number(section), (listed.get(Number(section)) ?? 0) + 1)
  const sections = [...new Set([...stated.keys(), ...listed.keys()])].sort((a, b) => a - b)
  return sections.flatMap((section) => {
    const [should, is] = [stated.get(section)?.length ?? 0, listed.get(section) ?? 0]
    return should === is ? [] : [`section ${section}: ${should} statements, ${is} of them in docs/document.md`]
  })
}

const [, program, path] = process.argv
if (program && resolve(program) === fileURLToPath(import.meta.url)) {
  if (!path) {
    console.error('Usage: node scripts/tools/statements.mjs SPECIFICATION.md')
    process.exit(2)
  }
  const specification = readFileSync(path, 'utf8')
  const document = readFileSync(new URL('../../docs/document.md', import.meta.url), 'utf8')
  const differences = differencesBetween(specification, document)
  for (const [section, statements] of statementsOf(specification)) {
    const numbered = statements.map((statement, index) => `${section}.${index + 1} ${statement}`)
    if (differences.some((difference) => difference.startsWith(`section ${section}:`))) console.log(numbered.join('\n'))
  }
  console.log(differences.length === 0 ? 'docs/document.md has every statement.' : differences.join('\n'))
  process.exitCode = differences.length === 0 ? 0 : 1
}
