/** The digit of any script as a Latin one: the ten digits of a script follow each other, and no two scripts do by less than ten. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return String(before % 10)
}

/** Letters that Arabic keyboards and habits swap, and the line that stretches words. */
const arabicSpellings: [RegExp, string][] = [
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/ـ/g, ''],
]

/** One spelling for what is written alike: without case, accents, vowel marks and hamza, with the digits of one script. */
export function plainly(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{Nd}/gu, latinDigit)
  return arabicSpellings.reduce((spelled, [from, to]) => spelled.replace(from, to), folded.normalize('NFKC'))
}

/** What stands for a letter in passwords; 1 for two of them. */
const signs: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '€': 'e', '0': 'o', $: 's', '5': 's', '7': 't' }

const asLetters = (text: string, one: string) =>
  text.replace(/[@43€0$57]/g, (sign) => signs[sign] ?? sign).replace(/[1!|]/g, one)

/** The piece that a text repeats from its beginning to its end, the last time perhaps cut; the text, if it repeats none. */
export function repeated(text: string): string {
  for (let length = 1; length <= text.length / 2; length++)
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length)
  return text
}

/** What guessers do to a word, undone one after the other; each gives what a text may have been before. */
const steps: ((text: string) => string[])[] = [
  (text) => [text, text.replace(/^\p{N}+|\p{N}+$/gu, ''), text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')],
  (text) => [text, asLetters(text, 'i'), asLetters(text, 'l')],
  (text) => [text, text.replace(/[^\p{L}\p{N}]/gu, '')],
  (text) => [text, repeated(text)],
  (text) => [text, [...text].reverse().join('')],
  (text) => [text, text.replace(/^(?:al|el|ال)(?=\p{L}{3})/u, '')],
]

/**
 * What a password says to who knows the habits: without digits and signs around it and separators in it, with letters for
 * the signs that stand for them, once instead of again and again, from its end, without the article.
 */
export function readingsOf(password: string): string[] {
  let texts = [plainly(password)]
  for (const step of steps) texts = [...new Set(texts.flatMap(step))]
  return texts
}
