/** A dictionary in which every text says its own name, and what is put into it. */
export function namedWords<Words>(words: Words, name = ''): Words {
  return named(words, name) as Words
}

function named(words: unknown, name: string): unknown {
  if (typeof words === 'string') return [name, ...(words.match(/{{\w+}}/g) ?? [])].join(' ')
  if (Array.isArray(words)) return words.map((word, at) => named(word, `${name}.${at}`))
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, named(word, name === '' ? key : `${name}.${key}`)]),
  )
}
