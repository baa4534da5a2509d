import * as readers from '../../src/domain/model/figures/typed/readers'
import type { Figure } from '../../src/domain/model/language/figure'
import { maxNumber } from '../../src/domain/numbers'
import type { NumberField } from '../../src/domain/plan/field'

const nameOf = (reader: unknown): string => {
  const found = Object.entries(readers).find(([, one]) => one === reader)
  if (!found) throw new Error('A reader has no name')
  return found[0]
}

/** How a typed number is read: as its field says, regardless of what was stored in its place. */
function readField(value: string, field: NumberField, imports: Set<string>): string {
  const { min, max } = field.clampedTo
  const isFromZero = field.roundsToZero && min === 0
  const number = `numberOf(${value}, ${field.default})`
  imports.add('numberOf')
  if (field.roundsToZero) imports.add('heldAmount')
  const code = field.roundsToZero ? `heldAmount(${number})` : number
  const least = isFromZero ? code : `Math.max(${code}, ${min})`
  const held = isFromZero && max === maxNumber ? code : `Math.min(${least}, ${max})`
  return field.rounded ? `Math.round(${held})` : held
}

/** What a figure without a formula is read from; null for what is known besides the plan. */
export function inputCode({ source, scope, unit }: Figure, imports: Set<string>): string | null {
  const row = scope === 'plan' ? 'plan' : 'row'
  switch (source?.kind) {
    case 'place':
      return 'at + 1'
    case 'given':
      return null
    case 'series':
      return `${nameOf(source.read)}Then(at + 1)`
    case 'reader': {
      const plan = scope === 'plan' || source.read.length < 2 ? '' : ', plan'
      return `readers.${nameOf(source.read)}(${row}${plan})`
    }
    case 'field': {
      const code = readField(`${row}.${source.name.replace('.', '?.')}`, source.field, imports)
      return unit === 'percent' ? `${code} / 100` : code
    }
    default:
      throw new Error('A figure has neither formula nor source')
  }
}

/** What is made of the plan once, before the rows are walked. */
export const seriesCode = ({ source }: Figure): string | null =>
  source?.kind === 'series' ? `const ${nameOf(source.read)}Then = readers.${nameOf(source.read)}(plan)` : null
