import type { i18n } from 'i18next'

/**
 * Has words look a text without figures in it up once: a page has one language for its whole life, and a key draws dozens of
 * labels again. A text that is not loaded yet, whose name is answered instead, is looked up again.
 */
export function rememberWords(words: i18n): void {
  const scopes = new Map<string, Map<string, string>>()
  words.getFixedT = new Proxy(words.getFixedT, {
    apply(make, _self, which: unknown[]) {
      const scope = which.slice(0, 3).join()
      // Texts by their names, which have their hashes: a name that is put together for a look is hashed for each.
      const known = scopes.get(scope) ?? new Map<string, string>()
      scopes.set(scope, known)
      return new Proxy(Reflect.apply(make, words, which), {
        apply(write, self, [key, ...values]: unknown[]) {
          if (typeof key !== 'string' || values.length > 0) return Reflect.apply(write, self, [key, ...values])
          const remembered = known.get(key)
          if (remembered !== undefined) return remembered
          const text: unknown = Reflect.apply(write, self, [key])
          if (typeof text === 'string' && !key.endsWith(text)) known.set(key, text)
          return text
        },
      })
    },
  })
}
