/** Rows that fingers and tongues follow: alphabets, numbers, keyboards. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'ابجدهوزحطيكلمنسعفصقرشتثخذضظغ',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
  'ظطذدزروهي',
]
const both = rows.flatMap((row) => [row, [...row].reverse().join('')])

/** How many characters from here on follow a row; one character alone follows nothing. */
function stretch(text: string): number {
  let max = 0
  for (const row of both) {
    let length = max
    while (length < text.length && row.includes(text.slice(0, length + 1))) length++
    max = Math.max(max, length)
  }
  return max
}

/** Whether a text is nothing but pieces of such rows, forwards or backwards: `abcd1234`, `qwer4321`. */
export function isWalk(text: string): boolean {
  let rest = text
  while (rest !== '') {
    const length = stretch(rest)
    if (length < 3) return false
    rest = rest.slice(length)
  }
  return text !== ''
}
