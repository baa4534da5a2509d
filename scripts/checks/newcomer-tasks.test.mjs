import { describe, expect, it } from 'vitest'
import { edited, filesOf } from '../../bench/tasks/edit.mjs'
import { maxFiles, tasks } from '../../bench/tasks/list.mjs'
import { read } from './sources'

const sections = new Map(
  read('CONTRIBUTING.md')
    .split(/^## /m)
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
)

const numberedFiles = (heading) =>
  [...(sections.get(heading) ?? '').matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file)

it('counts seven tasks of a newcomer', () => {
  expect(new Set(tasks.map(({ heading }) => heading)).size).toBe(7)
})

describe.each(tasks)('$heading', (task) => {
  it('touches the files that CONTRIBUTING names, and no other', () => {
    expect(numberedFiles(task.heading)).toEqual(filesOf(task))
  })

  it('touches no more files than it may', () => {
    expect(filesOf(task).length).toBeLessThanOrEqual(maxFiles[task.heading])
  })

  it('has an example whose edits still apply', () => {
    const texts = new Map(filesOf(task).map((file) => [file, read(file)]))
    for (const edit of task.edits) {
      const before = texts.get(edit.file)
      const after = edited(before, edit)
      expect(after, edit.file).not.toBe(before)
      texts.set(edit.file, after)
    }
  })
})
