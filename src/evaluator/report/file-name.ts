/** Characters that some system forbids in the name of a file, or that would turn its letters around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const forbidden = /[\u0000-\u001f\u007f"*/:<>?\\|\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** So long is a name that every system takes: 255 bytes, of which an Arabic letter needs two. */
const longest = 80

/** A name for a file that every system takes, in letters of any language: 'Noor Home - financial plan.pdf'. */
export function fileName(name: string, what: string, extension: string): string {
  const clean = name
    .replace(forbidden, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const short = [...clean].slice(0, longest).join('').trim()
  return `${short === '' ? '' : `${short} - `}${what}.${extension}`
}
