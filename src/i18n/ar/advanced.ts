import type { Translation } from '../dictionary'
import type { advanced as english } from '../en/advanced'

export const advanced: Translation<typeof english> = { title: '—' }
