/** Characters that some system forbids in the name of a file, that no one sees, or that would turn its letters around. */
const forbidden = /[\p{Control}\p{Surrogate}"*/:<>?\\|\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** The longest name that every system takes, and what a browser may add to it: ' (12)', or '.crdownload' while it loads. */
const longest = { letters: 80, bytes: 255 - 16 }

const encoder = new TextEncoder()

/** As many letters of a text, from its beginning, as fit into a number of bytes. */
function beginning(text: string, bytes: number): string {
  let taken = ''
  let left = bytes
  for (const letter of [...text].slice(0, longest.letters)) {
    left -= encoder.encode(letter).length
    if (left < 0) break
    taken += letter
  }
  // What joins a letter with the next one stands for nothing at the end.
  return taken.replace(/(?:\u200c|\u200d|\s)+$/, '')
}

/** A name for a file that every system takes, in letters of any language: 'Noor Home - financial plan.pdf'. */
export function fileName(name: string, what: string, extension: string): string {
  const clean = name
    .replace(forbidden, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const rest = `${what}.${extension}`
  const short = beginning(clean, longest.bytes - encoder.encode(` - ${rest}`).length)
  return short === '' ? rest : `${short} - ${rest}`
}
