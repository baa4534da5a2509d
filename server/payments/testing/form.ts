import { Refusal } from './refusal'

export interface Fields {
  [name: string]: string | Fields
}

/** Reads `a[b][0][c]=d` as Stripe does: brackets are fields within fields, a list has numbers for names. */
export function readForm(text: string): Fields {
  const fields: Fields = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = [...name.matchAll(/[^[\]]+/g)].map(([step]) => step)
    const last = steps.pop()
    let at = fields
    for (const step of steps) {
      const known = at[step]
      const next = typeof known === 'object' ? known : {}
      at[step] = next
      at = next
    }
    if (last !== undefined) at[last] = value
  }
  return fields
}

type Check = (value: string) => string | null

/** What may stand in a request: a text with a check, fields by name, a list of one kind, or names of one's own. */
export type Kind = Check | { fields: Record<string, Kind> } | { list: Kind } | 'metadata'

const unknown = (param: string) =>
  new Refusal(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
const invalid = (param: string, why: string) => new Refusal(400, why, { code: 'parameter_invalid', param })

function checkMetadata(value: Fields, at: string) {
  for (const [name, text] of Object.entries(value)) {
    if (typeof text !== 'string' || name.length > 40 || text.length > 500)
      throw invalid(at, `Invalid metadata: ${name}`)
  }
}

/** Refuses what Stripe would refuse: parameters it does not know, and values that are not of their kind. */
export function checkForm(value: string | Fields, kind: Kind, at = ''): void {
  if (typeof kind === 'function') {
    const why = typeof value === 'string' ? kind(value) : 'Invalid string'
    if (why) throw invalid(at, `${why}: ${at}`)
    return
  }
  if (typeof value === 'string') throw invalid(at, `Invalid object: ${at}`)
  if (kind === 'metadata') {
    checkMetadata(value, at)
    return
  }
  for (const [name, inner] of Object.entries(value)) {
    const param = at ? `${at}[${name}]` : name
    const known = 'list' in kind ? (/^\d+$/.test(name) ? kind.list : undefined) : kind.fields[name]
    if (!known) throw unknown(param)
    checkForm(inner, known, param)
  }
}

export const text =
  (max = 5000): Check =>
  (value) =>
    value.length > max ? `Invalid string, must be at most ${max} characters` : null
export const whole: Check = (value) => (/^\d+$/.test(value) ? null : 'Invalid integer')
export const oneOf =
  (...choices: string[]): Check =>
  (value) =>
    choices.includes(value) ? null : `Invalid value, must be one of ${choices.join(', ')}`
export const address: Check = (value) =>
  /^https?:\/\//.test(value) && URL.canParse(value) ? null : 'Not a valid URL: an explicit scheme is needed'
export const email: Check = (value) => (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value) ? null : 'Invalid email address')
