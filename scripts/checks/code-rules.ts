import { Visitor } from 'vite'
import { lineAt, type parse, parseSource, read } from './sources'

type Tree = ReturnType<typeof parse>['program']

interface Place {
  start: number
}

/** A finding of a check: file, line and the text there. */
function found(path: string, source: string, places: { at: Place; what: string }[]): string[] {
  return places.map(({ at, what }) => `${path}:${lineAt(source, at.start)} ${what}`)
}

/** A check over the syntax tree, for a file on disk or a piece of text. */
function check(find: (tree: Tree) => { at: Place; what: string }[]) {
  return (path: string, source = read(path)) => found(path, source, find(parseSource(path, source).program))
}

const impure = new Set([
  'Date',
  'performance',
  'crypto',
  'Temporal',
  'Intl',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
])

/** Uses of a clock, of randomness or of the host's language. */
export const clockOrRandomness = check((tree) => {
  const places: { at: Place; what: string }[] = []
  new Visitor({
    Identifier(node) {
      if (impure.has(node.name)) places.push({ at: node, what: node.name })
    },
    MemberExpression(node) {
      const { object, property } = node
      if (object.type === 'Identifier' && object.name === 'Math' && property.type === 'Identifier') {
        if (property.name === 'random') places.push({ at: node, what: 'Math.random' })
      }
    },
  }).visit(tree)
  return places
})

/** Uses of Intl, by its name or through the methods that call it. */
export const intlUses = check((tree) => {
  const places: { at: Place; what: string }[] = []
  new Visitor({
    Identifier(node) {
      if (node.name === 'Intl' || /^toLocale(Date|Time)?String$/.test(node.name)) {
        places.push({ at: node, what: node.name })
      }
    },
  }).visit(tree)
  return places
})

/** What the bundler takes for calls that do nothing, though they may throw. It keeps JSON.parse and constructors. */
const pure = new Set([
  ...['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'String', 'parseInt'],
  'String.fromCodePoint',
])

const nameOf = (node: object) => ('name' in node && typeof node.name === 'string' ? node.name : '')

/** Calls whose result nothing reads, and which the bundler leaves out, also where they were made to throw. */
export const callsWithoutUse = check((tree) => {
  const places: { at: Place; what: string }[] = []
  new Visitor({
    ExpressionStatement({ expression }) {
      if (expression.type !== 'CallExpression' && expression.type !== 'NewExpression') return
      const { callee } = expression
      const isMember = callee.type === 'MemberExpression'
      const what = isMember ? `${nameOf(callee.object)}.${nameOf(callee.property)}` : nameOf(callee)
      if (pure.has(what)) places.push({ at: expression, what })
    },
  }).visit(tree)
  return places
})

const longest = { plain: 60, jsx: 100 }

/** Functions longer than anyone reads at once; one that returns markup may be longer. */
export const longFunctions = (path: string, source = read(path)) =>
  check((tree) => {
    const places: { at: Place; what: string }[] = []
    const measure = (node: { start: number; end: number }) => {
      const lines = lineAt(source, node.end) - lineAt(source, node.start) + 1
      const limit =
        /<[A-Za-z>]/.test(source.slice(node.start, node.end)) && path.endsWith('x') ? longest.jsx : longest.plain
      if (lines > limit) places.push({ at: node, what: `a function of ${lines} lines` })
    }
    new Visitor({
      FunctionDeclaration: measure,
      FunctionExpression: measure,
      ArrowFunctionExpression: measure,
    }).visit(tree)
    return places
  })(path, source)
