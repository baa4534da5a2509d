import type { Translation } from '../dictionary'
import type { costs as english } from '../en/costs'

export const costs: Translation<typeof english> = { title: '—' }
