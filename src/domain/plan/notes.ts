import { isRecord } from '../numbers'
import { cutText } from '../text/cut-text'
import type { Field } from './field'
import { fieldAt, fieldId, pathOfField } from './field-at-path'
import type { Plan } from './plan'

// Who assumed a figure, and why. Notes stand in the plan beside its figures, under a key that no formula reads.

/** A note on a field. Elements of lists are named by their id, so that it stays with its product wherever that moves. */
interface Note {
  /** 'vatPct', 'products.product-2.insurance'. */
  id: string
  text: string
  /** The name of its author; '' for a plan on this device. */
  by: string
  /** When it was written, as an ISO date; '' where that is not known. */
  at: string
}

/** A note with the path that its field has in the plan now: 'products.1.insurance'. */
export interface PlacedNote extends Note {
  path: string
}

/** The longest note that is shown, in UTF-16 units. */
export const maxNoteLength = 500

/** The most notes of a plan: all of them, as long as they may be, leave room for the plan itself. */
const maxNotes = 100

const maxNameLength = 150

/** Fields that are typed or chosen; others are no figures. */
const untyped: readonly Field['kind'][] = ['id', 'texts', 'numbers', 'group', 'list']

function isFigure(path: string): boolean {
  const field = fieldAt(path)
  return field !== null && !untyped.includes(field.kind)
}

/** Where the field of a note is in the plan; null where the plan has none. */
function pathOf(plan: Plan, id: string): string | null {
  const path = pathOfField(plan, id)
  return path !== null && isFigure(path) ? path : null
}

/** Anything that is stored for notes, as entries; nothing of it is lost when one is written. */
function entriesOf({ notes }: Plan): readonly unknown[] {
  if (notes === undefined) return []
  return Array.isArray(notes) ? notes : [notes]
}

const idOf = (entry: unknown) => (isRecord(entry) && typeof entry.id === 'string' ? entry.id : null)

const textIn = (value: unknown, maxLength: number) => (typeof value === 'string' ? cutText(value, maxLength) : '')

const isoDate = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?Z$/

const dateIn = (value: unknown) => (typeof value === 'string' && isoDate.test(value) ? value : '')

/**
 * The notes of a plan whose field it still has, one to a field, in the order in which they were written. Entries that are no
 * notes are left out. Source: docs/model.md, 'Notes'.
 */
export function notesOf(plan: Plan): PlacedNote[] {
  const placed = new Map<string, PlacedNote>()
  for (const entry of entriesOf(plan)) {
    const id = idOf(entry)
    const path = id === null ? null : pathOf(plan, id)
    if (id === null || path === null || !isRecord(entry) || placed.has(path)) continue
    const text = textIn(entry.text, maxNoteLength)
    if (text.trim() === '') continue
    placed.set(path, { id, path, text, by: textIn(entry.by, maxNameLength), at: dateIn(entry.at) })
  }
  return [...placed.values()]
}

/** The note on the field at a path; undefined where there is none. */
export function noteAt(plan: Plan, path: string): PlacedNote | undefined {
  return notesOf(plan).find((note) => note.path === path)
}

/** Whether a plan has room for one more note. */
export const hasRoomForNote = (plan: Plan) => entriesOf(plan).length < maxNotes

function withEntries(plan: Plan, notes: readonly unknown[]): Plan {
  if (notes.length > 0) return { ...plan, notes }
  const { notes: _, ...rest } = plan
  return rest
}

/** The plan with another note on the field at a path, or with none of it. */
export function withNote(plan: Plan, path: string, note: Omit<Note, 'id'> | null): Plan {
  const id = fieldId(plan, path)
  const others = entriesOf(plan).filter((entry) => idOf(entry) !== id)
  return withEntries(plan, note === null ? others : [...others, { id, ...note }])
}

/** The plan after an edit, without the notes on what the edit took out: a later product may get the same id. */
export function withoutLostNotes(before: Plan, after: Plan): Plan {
  if (after.notes === undefined) return after
  const entries = entriesOf(after)
  const remaining = entries.filter((entry) => {
    const id = idOf(entry)
    return id === null || pathOf(before, id) === null || pathOf(after, id) !== null
  })
  return remaining.length === entries.length ? after : withEntries(after, remaining)
}

/** A note that two plans do not have alike: its text in each, null where there is none, and the path of its field. */
interface NoteChange {
  path: string
  before: string | null
  after: string | null
}

/** The notes in which two plans differ. Those that went with their product are not told of. */
export function noteChanges(before: Plan, after: Plan): NoteChange[] {
  const [old, now] = [notesOf(before), notesOf(after)]
  const textOf = (notes: readonly PlacedNote[], id: string) => notes.find((note) => note.id === id)?.text ?? null
  const written = now.map(({ id, path, text }) => ({ path, before: textOf(old, id), after: text }))
  const removed = old.flatMap(({ id, text }) => {
    const path = textOf(now, id) === null ? pathOf(after, id) : null
    return path === null ? [] : [{ path, before: text, after: null }]
  })
  return [...written, ...removed].filter((change) => change.before !== change.after)
}
