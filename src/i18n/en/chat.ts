/** What a chat that we begin starts with. */
export const chat = {
  order: 'Hello {name}, this is Mizan. I am writing about your order {number}.',
}
