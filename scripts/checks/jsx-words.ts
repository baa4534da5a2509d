import { Visitor } from 'vite'
import { lineAt, parseSource, read } from './sources'

const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  'label',
])

const hasWord = (text: string) => /\p{L}/u.test(text.replace(/&[a-z]+;/g, ''))

interface Loose {
  type: string
  start: number
}

/** The texts that an expression can come to when it is rendered; what a call returns is not analysed. */
function shownTexts(node: Loose): { start: number; text: string }[] {
  const parts = (names: string[]) =>
    names.flatMap((name) => {
      const part: unknown = Reflect.get(node, name)
      return (Array.isArray(part) ? part : [part]).flatMap((one) => (isNode(one) ? shownTexts(one) : []))
    })
  const value: unknown = Reflect.get(node, 'value')
  switch (node.type) {
    case 'Literal':
      return typeof value === 'string' ? [{ start: node.start, text: value }] : []
    case 'TemplateElement':
      return isRaw(value) ? [{ start: node.start, text: value.raw }] : []
    case 'TemplateLiteral':
      return parts(['quasis', 'expressions'])
    case 'ConditionalExpression':
      return parts(['consequent', 'alternate'])
    case 'LogicalExpression':
    case 'BinaryExpression':
      return /^[<>=!]/.test(String(Reflect.get(node, 'operator'))) ? [] : parts(['left', 'right'])
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return parts(['expression'])
    default:
      return []
  }
}

function isNode(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function isRaw(value: unknown): value is { raw: string } {
  return typeof value === 'object' && value !== null && 'raw' in value
}

/** Words that a person would see or hear, written into markup instead of a dictionary. */
export function wordsInMarkup(path: string, source = read(path)): string[] {
  const places: string[] = []
  const say = ({ start, text }: { start: number; text: string }) => {
    if (hasWord(text)) places.push(`${path}:${lineAt(source, start)} '${text.trim()}'`)
  }
  const children = (node: { children: Loose[] }) => {
    for (const child of node.children) {
      if (child.type === 'JSXText') say({ start: child.start, text: String(Reflect.get(child, 'value')) })
      else if (child.type === 'JSXExpressionContainer') shownTexts(child).forEach(say)
    }
  }
  new Visitor({
    JSXElement: children,
    JSXFragment: children,
    JSXAttribute(node) {
      if (node.name.type !== 'JSXIdentifier' || !spoken.has(node.name.name) || !node.value) return
      shownTexts(node.value).forEach(say)
    },
  }).visit(parseSource(path, source).program)
  return places
}
