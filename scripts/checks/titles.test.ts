import { expect, it } from 'vitest'
import { titlesOf } from './document'
import { files } from './sources'

/** Words that leave a reader of a log asking who, what or why. */
const riddles = /\b(she|hers?|whoever|whatever|somebody|anew|(hangs?|told) (on|of|so)|is told)\b/i
/** A number of a list that the repository does not have. */
const listNumber = /\b(case|finding|point|item|issue)s? #?\d+\b/i

it('titles of tests read alone in a log, in plain words', () => {
  const tests = files.filter((path) => /\.(test|spec)\.(tsx?|mjs)$/.test(path))
  const unclear = tests.flatMap((path) =>
    [...titlesOf(path)]
      .filter((title) => riddles.test(title) || listNumber.test(title))
      .map((title) => `${path}: ${title}`),
  )
  expect(unclear).toEqual([])
})
