import { posix } from 'node:path'
import type { Import } from './imports'

/** Folders whose own folders import each other without a circle. */
export const stacks = ['server', 'db', 'src']

type Arrow = Pick<Import, 'from' | 'to'>

/**
 * The two folders beside each other that an import connects, as paths from the repository's root; null within one folder. A
 * folder and those inside it are one, apart from the stack itself: the files in it are beside its folders.
 */
function folders(stack: string, { from, to }: Arrow): [string, string] | null {
  const [a, b] = [from, to].map((path) => posix.dirname(path).split('/'))
  if (!a || !b) return null
  const parted = a.findIndex((name, depth) => name !== b[depth])
  const common = parted < 0 ? a.length : parted
  const depth = stack.split('/').length
  if (common > depth && (common === a.length || common === b.length)) return null
  const pair: [string, string] = [a.slice(0, common + 1).join('/'), b.slice(0, common + 1).join('/')]
  return pair[0] === pair[1] ? null : pair
}

const isInside = (stack: string, path: string) => path.startsWith(`${stack}/`)

/** Every circle of folders beside each other in `stack`, types included: as `a → b → a`, each with an import of every step. */
export function circlesIn(stack: string, imports: readonly Arrow[]): string[] {
  const steps = new Map<string, Map<string, Arrow>>()
  for (const one of imports) {
    const pair = isInside(stack, one.from) && isInside(stack, one.to) ? folders(stack, one) : null
    if (pair === null) continue
    const targets = steps.get(pair[0]) ?? new Map<string, Arrow>()
    steps.set(pair[0], targets.has(pair[1]) ? targets : targets.set(pair[1], one))
  }
  const circles: string[] = []
  const done = new Set<string>()
  function follow(folder: string, way: readonly string[]): void {
    if (way.includes(folder)) return void circles.push(described([...way.slice(way.indexOf(folder)), folder], steps))
    if (done.has(folder)) return
    for (const target of steps.get(folder)?.keys() ?? []) follow(target, [...way, folder])
    done.add(folder)
  }
  for (const folder of steps.keys()) follow(folder, [])
  return circles
}

function described(circle: readonly string[], steps: Map<string, Map<string, Arrow>>): string {
  const examples = circle.slice(1).map((to, at) => {
    const example = steps.get(circle[at] ?? '')?.get(to)
    return `${example?.from} imports ${example?.to}`
  })
  return `${circle.join(' → ')} (${examples.join('; ')})`
}
