import type { Translation } from '../dictionary'
import type { results as english } from '../en/results'

export const results: Translation<typeof english> = { title: '—' }
