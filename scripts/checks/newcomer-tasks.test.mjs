import { expect, it } from 'vitest'
import { edited, edits } from '../../bench/field/gift-wrap.mjs'
import { read } from './sources'

const guide = read('CONTRIBUTING.md')
const section = guide.slice(guide.indexOf('## Add a field to the plan'), guide.indexOf('## Add a choice to a list'))

it('a new numeric field touches at most eight files, those that CONTRIBUTING names', () => {
  const files = edits.map(({ file }) => file)
  expect(new Set(files).size).toBe(files.length)
  expect(files.length).toBeLessThanOrEqual(8)
  const numbered = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file)
  expect(numbered).toEqual(files)
})

it('the field that npm run bench adds has its place in each of them', () => {
  for (const edit of edits) {
    const text = read(edit.file)
    expect(edited(text, edit), edit.file).not.toBe(text)
  }
})
