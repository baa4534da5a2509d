import { describe, expect, it } from 'vitest'
import { edited, filesOf } from '../../bench/tasks/edit.mjs'
import { fieldTask, tasks } from '../../bench/tasks/list.mjs'
import { read } from './sources'

const sections = new Map(
  read('CONTRIBUTING.md')
    .split(/^## /m)
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
)

const numberedFiles = (heading) =>
  [...(sections.get(heading) ?? '').matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file)

it('counts the six tasks of a newcomer', () => {
  expect(new Set(tasks.map(({ heading }) => heading)).size).toBe(6)
})

it('a new numeric field touches at most eight files', () => {
  expect(fieldTask.heading).toBe('Add a field to the plan')
  expect(filesOf(fieldTask).length).toBeLessThanOrEqual(8)
})

describe.each(tasks)('$heading', (task) => {
  it('touches the files that CONTRIBUTING names, and no other', () => {
    expect(numberedFiles(task.heading)).toEqual(filesOf(task))
  })

  it('has an example whose places are all there', () => {
    const texts = new Map(filesOf(task).map((file) => [file, read(file)]))
    for (const edit of task.edits) {
      const before = texts.get(edit.file)
      const after = edited(before, edit)
      expect(after, edit.file).not.toBe(before)
      texts.set(edit.file, after)
    }
  })
})
