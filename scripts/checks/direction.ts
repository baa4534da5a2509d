import { Visitor } from 'vite'
import { lineAt, parseSource, read } from './sources'

const side = '(?:left|right)'
const bodies = [
  '-?(?:ml|mr|pl|pr|left|right|scroll-ml|scroll-mr|scroll-pl|scroll-pr)-[\\w./\\[(-].*',
  `(?:text|float|clear)-${side}`,
  'border-[lr](?:-.+)?',
  'rounded-(?:[lr]|[tb][lr])(?:-.+)?',
  `(?:origin|object|bg)-(?:(?:top|bottom)-)?${side}(?:-(?:top|bottom))?`,
  '-?(?:space-x|divide-x)-reverse',
]
const physicalClass = new RegExp(`^(?:[^\\s:]+:)*!?(?:${bodies.join('|')})$`)

/** The Tailwind classes in a text that name a left or a right side. */
export function physicalClasses(text: string): string[] {
  return text.split(/\s+/).filter((word) => physicalClass.test(word))
}

const physicalProperty = new RegExp(
  [
    `(?:margin|padding|scroll-margin|scroll-padding)-${side}\\s*:`,
    `border-(?:(?:top|bottom)-)?${side}(?:-[a-z]+)?\\s*:`,
    `(?<![-\\w])${side}\\s*:`,
    `(?:text-align|float|clear)\\s*:\\s*${side}`,
  ].join('|'),
  'g',
)

/** The declarations in a style sheet that name a left or a right side. */
export function physicalDeclarations(css: string): string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...text.matchAll(physicalProperty)].map(([declaration]) => declaration)
}

const physicalKey = /^(?:left|right|(?:margin|padding|border)(?:Left|Right)\w*)$/

/** Physical classes in any text of a file, and physical keys in a `style` attribute. */
export function physicalInScript(path: string, source = read(path)): string[] {
  const places: string[] = []
  const say = (start: number, what: string) => places.push(`${path}:${lineAt(source, start)} ${what}`)
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') for (const name of physicalClasses(node.value)) say(node.start, name)
    },
    TemplateElement(node) {
      for (const name of physicalClasses(node.value.raw)) say(node.start, name)
    },
    JSXAttribute(node) {
      if (node.name.name !== 'style' || node.value?.type !== 'JSXExpressionContainer') return
      const { expression } = node.value
      if (expression.type !== 'ObjectExpression') return
      for (const property of expression.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        if (physicalKey.test(property.key.name)) say(property.start, `style ${property.key.name}`)
      }
    },
  }).visit(parseSource(path, source).program)
  return places
}
