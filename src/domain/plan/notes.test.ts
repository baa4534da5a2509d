import { expect, it } from 'vitest'
import { planToSave } from '../edits/saved-plan'
import { evaluate } from '../model/evaluate'
import { demoPlan } from './demo-plan'
import { hasRoomForNote, maxNoteLength, noteAt, noteChanges, notesOf, withNote, withoutLostNotes } from './notes'
import { parsePlan } from './parse-plan'
import { blankTeamMember, type Plan } from './plan'
import { guardPlanText } from './plan-guard'

const demo = demoPlan()
const note = { text: 'From the supplier', by: 'Noura', at: '2026-03-01T08:00:00.000Z' }
const stored = (plan: object) => parsePlan(JSON.stringify(plan)).plan
const withEvent: Plan = { ...demo, season: { ...demo.season, events: [{ id: 'ramadan', upliftPct: 50 }] } }
const paths = (plan: Plan) => notesOf(plan).map(({ path }) => path)

it.each([
  'vatPct',
  'storeName',
  'products.1.insurance',
  'overheads.branding.amount',
  'paymentMethods.0.percent',
  'season.months.3',
  'season.events.0.upliftPct',
])('keeps, changes and removes a note on %s', (path) => {
  const noted = stored(planToSave(withNote(withEvent, path, note)))
  expect(noteAt(noted, path)).toMatchObject({ path, ...note })
  const changed = withNote(noted, path, { ...note, text: 'Guessed' })
  expect(notesOf(changed).map(({ text }) => text)).toEqual(['Guessed'])
  expect(withNote(changed, path, null)).toEqual(stored(planToSave(withEvent)))
  expect(noteAt(withEvent, path)).toBeUndefined()
  expect(guardPlanText(JSON.stringify(noted))).toEqual({ ok: true })
})

it('changes no result', () => {
  expect(evaluate(withNote(demo, 'vatPct', note))).toEqual(evaluate(demo))
})

it('stays with its product when another one goes, and goes with its own', () => {
  const noted = withNote(withNote(demo, 'products.1.insurance', note), 'vatPct', note)
  const without = (at: number) => ({ ...noted, products: noted.products.filter((_, index) => index !== at) })
  expect(paths(withoutLostNotes(noted, without(0)))).toEqual(['products.0.insurance', 'vatPct'])
  const left = withoutLostNotes(noted, without(1))
  expect(left.notes).toHaveLength(1)
  // A later product with the same id has no note.
  expect(paths({ ...left, products: demo.products })).toEqual(['vatPct'])
  expect(withoutLostNotes(noted, { ...noted, vatPct: 5 }).notes).toBe(noted.notes)
  expect(withoutLostNotes(demo, { ...demo, vatPct: 5 })).not.toHaveProperty('notes')
})

it('shows nothing of entries that are no notes or have no field, and keeps them', () => {
  const entries = [
    'text',
    { text: 'no id' },
    { id: 'vatPct', text: ' ' },
    { id: 'vatPct', text: 7 },
    ...['products', 'products.gone.insurance', 'products.product-1.nothing', 'season.months', 'season.months.99'].map(
      (id) => ({ id, ...note }),
    ),
    ...['season.months.length', 'season', 'unanswered', '__proto__.x', 'other'].map((id) => ({ id, ...note })),
  ]
  const plan = stored({ ...demo, other: 5, notes: entries })
  expect(notesOf(plan)).toEqual([])
  expect(plan.notes).toEqual(entries)
  expect(withNote(plan, 'storeName', note).notes).toEqual([...entries, { id: 'storeName', ...note }])
  expect(withoutLostNotes(plan, { ...plan, vatPct: 5 }).notes).toEqual(entries)
  // A key of that name that a program gave another meaning.
  expect(withNote(stored({ ...demo, notes: 'mine' }), 'vatPct', note).notes).toEqual([
    'mine',
    { id: 'vatPct', ...note },
  ])
})

it('reads the first note of a field, the beginning of a long one, and only dates that are dates', () => {
  const [one, two] = notesOf(
    stored({
      ...demo,
      notes: [
        { id: 'vatPct', text: 'x'.repeat(900), by: 'y'.repeat(900), at: 'soon' },
        { id: 'vatPct', text: 'second' },
        { id: 'storeName', text: 'third', by: 5, at: 6 },
      ],
    }),
  )
  expect(one).toMatchObject({ text: 'x'.repeat(maxNoteLength), by: 'y'.repeat(150), at: '' })
  expect(two).toMatchObject({ text: 'third', by: '', at: '' })
})

it('has room for a hundred notes, which leave room for the plan', () => {
  const team = Array.from({ length: 100 }, (_, at) => blankTeamMember(`member-${at}`))
  const long = { ...note, text: 'ن'.repeat(maxNoteLength), by: 'ن'.repeat(150) }
  let plan: Plan = { ...demo, team }
  for (let at = 0; at < 100; at += 1) {
    expect(hasRoomForNote(plan)).toBe(true)
    plan = withNote(plan, `team.${at}.monthlyCost`, long)
  }
  expect(hasRoomForNote(plan)).toBe(false)
  expect(guardPlanText(JSON.stringify(planToSave(plan)))).toEqual({ ok: true })
  expect(notesOf(stored(plan))).toHaveLength(100)
})

it('lists notes that were written, changed and removed, not those that went with their product', () => {
  const noted = withNote(withNote(demo, 'products.1.insurance', note), 'vatPct', note)
  expect(noteChanges(demo, noted)).toEqual([
    { path: 'products.1.insurance', before: null, after: note.text },
    { path: 'vatPct', before: null, after: note.text },
  ])
  expect(noteChanges(noted, withNote(noted, 'vatPct', { ...note, by: 'Sara' }))).toEqual([])
  expect(noteChanges(noted, { ...withNote(noted, 'vatPct', null), products: demo.products.slice(0, 1) })).toEqual([
    { path: 'vatPct', before: note.text, after: null },
  ])
})
