import type { Translation } from '../dictionary'
import type { chat as english } from '../en/chat'

export const chat: Translation<typeof english> = {
  order: 'مرحبًا {name}، معك ميزان، نتواصل معك بخصوص طلبك رقم {number}.',
}
