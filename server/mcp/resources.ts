import * as z from 'zod/mini'
import glossary from '../../docs/glossary.md?raw'
import model from '../../docs/model.md?raw'
import { planInputSchema } from '../../src/domain/plan/plan-schema'

interface Resource {
  uri: string
  name: string
  title: string
  description: string
  mimeType: string
  text(): string
}

let schema: string | undefined
function planSchema(): string {
  schema ??= JSON.stringify(z.toJSONSchema(planInputSchema, { io: 'input' }))
  return schema
}

const markdown = 'text/markdown'

/** What an assistant may read beside its tools. */
export const resources: readonly Resource[] = [
  {
    uri: 'mizan://model',
    name: 'model',
    title: 'The model',
    description: 'Every field, formula and rule of the evaluation, with units and nulls.',
    mimeType: markdown,
    text: () => model,
  },
  {
    uri: 'mizan://glossary',
    name: 'glossary',
    title: 'The glossary',
    description: 'The words of the product in English and Arabic.',
    mimeType: markdown,
    text: () => glossary,
  },
  {
    uri: 'mizan://plan-schema',
    name: 'plan-schema',
    title: 'The schema of a plan',
    description: 'The JSON schema of a plan; every field may be missing.',
    mimeType: 'application/schema+json',
    text: planSchema,
  },
]
