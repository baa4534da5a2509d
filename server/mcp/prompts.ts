import type { Language } from '../../src/domain/options'
import { PlanWriter } from './plan-writer'

const language = { name: 'language', description: 'en or ar', required: false }
const amount = {
  name: 'amount',
  description: 'The profit of a month that is wanted, such as SAR 20,000',
  required: true,
}

const offered = [
  { name: 'review', arguments: [language] },
  { name: 'goal', arguments: [amount, language] },
  { name: 'begin', arguments: [language] },
] as const
type PromptName = (typeof offered)[number]['name']

const isOffered = (name: string): name is PromptName => offered.some((prompt) => prompt.name === name)

/** The requests that an assistant offers its user, titled in one language. */
export const promptsIn = (language: Language) =>
  offered.map((prompt) => ({
    name: prompt.name,
    title: new PlanWriter(language).word(`assistants:prompts.${prompt.name}.title`),
    arguments: [...prompt.arguments],
  }))

/** What a request says; null for a name that none has. */
export function promptText(name: string, given: Readonly<Record<string, string>>, language: Language): string | null {
  if (!isOffered(name)) return null
  const writer = new PlanWriter(language)
  return writer.word(`assistants:prompts.${name}.text`, { amount: writer.quote(given.amount ?? '') })
}
