import { describe, expect, it } from 'vitest'
import { textHash, type UnsavedEdits, type UnsyncedDraft } from './local-drafts'
import { openingOf, startOf } from './open-project'

const reading = {
  isReadable: (text: string) => !text.startsWith('{'),
  isTooLarge: (text: string) => text.startsWith('<many>'),
}
const stored = (projectData: string) => ({
  id: 'p',
  projectName: 'Candles',
  projectData,
  revision: 3,
  updatedAt: new Date(0),
})

const draft = (text: string, changes: Partial<UnsavedEdits> = {}): UnsyncedDraft => ({
  ...{ name: text, raw: text, projectName: 'Candles' },
  edits: { base: 3, text, sent: [], at: 7, keepReplaced: false, ...changes },
})
const opened = (project: string, ...drafts: UnsyncedDraft[]) => {
  const opening = openingOf(stored(project), drafts, reading.isReadable)
  return { opening, start: startOf(stored(project), opening, reading) }
}

describe('a project is opened', () => {
  it('as the server has it, where nothing is left on the device', () => {
    const { opening, start } = opened('<a>')
    expect(opening).toEqual({ text: '<a>', restored: null, isConflict: false, others: [], done: [], unreadable: [] })
    expect(start).toMatchObject({ base: '<a>', theirs: null, sent: [], editedAt: 0, unreadable: null, tooLarge: null })
    expect(start.state).toMatchObject({ revision: 3, edits: 0, failure: null, keepReplaced: false })
  })

  it('with the edits on top that were made on its revision', () => {
    const { opening, start } = opened('<a>', draft('<a><b>', { sent: ['1.x.y'] }))
    expect([opening.text, opening.isConflict]).toEqual(['<a><b>', false])
    expect(start).toMatchObject({ base: '<a>', theirs: null, sent: ['1.x.y'], editedAt: 7 })
    expect(start.state).toMatchObject({ revision: 3, edits: 1, saved: 0, failure: null })
  })

  it('with edits on top of a save of the same page whose answer was lost', () => {
    const { opening } = opened('<a>', draft('<a><b>', { base: 2, sent: [textHash('<a>')] }))
    expect([opening.text, opening.isConflict]).toEqual(['<a><b>', false])
  })

  it('with a question where both sides have changed since', () => {
    const { opening, start } = opened('<a>', draft('<b>', { base: 2 }))
    expect([opening.text, opening.isConflict]).toEqual(['<b>', true])
    expect(start).toMatchObject({ base: null, theirs: { projectData: '<a>', revision: 3 } })
    expect(start.state).toMatchObject({ revision: 2, edits: 1, failure: 'conflict' })
  })

  it('without the drafts that the server has by now, and with the older ones as others', () => {
    const [arrived, newest, older] = [draft('<a>'), draft('<c>'), draft('<b>')]
    const { opening, start } = opened('<a>', arrived, newest, older)
    expect([opening.restored, opening.others, opening.done]).toEqual([newest, [older], [arrived]])
    expect(start.others).toEqual([older])
  })

  it('without the drafts that cannot be read, which are offered', () => {
    const [damaged, foreign] = [draft('{damaged'), { ...draft('<x>'), edits: null }]
    const { opening } = opened('<a>', damaged, foreign, draft('<b>'))
    expect([opening.text, opening.unreadable, opening.others]).toEqual(['<b>', [damaged, foreign], []])
  })
})

describe('what the first save replaces stays as a version', () => {
  it('where the stored text cannot be read', () => {
    const { start } = opened('{damaged')
    expect([start.unreadable, start.state.keepReplaced, start.state.failure]).toEqual(['{damaged', true, null])
  })

  it('where the edits were typed over such a text, or were agreed to', () => {
    expect(opened('<a>', draft('<b>', { keepReplaced: true })).start.state.keepReplaced).toBe(true)
    const agreed = opened('<many>', draft('<b>', { keepReplaced: true })).start
    expect([agreed.tooLarge, agreed.state.failure, agreed.state.keepReplaced]).toEqual(['<many>', null, true])
  })

  it('only after the question where the stored plan is too large', () => {
    const { start } = opened('<many>', draft('<b>'))
    expect([start.tooLarge, start.state.failure, start.state.keepReplaced]).toEqual(['<many>', 'tooLarge', false])
  })
})
