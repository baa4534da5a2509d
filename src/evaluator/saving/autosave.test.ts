import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  debounceMs,
  initialSaveState,
  type SaveEvent,
  type SaveFailure,
  type SaveState,
  saveStatus,
  saveStep,
} from './autosave'

/** What follows from events in a row: the last state, and the effects of each. */
function follow(state: SaveState, ...events: SaveEvent[]) {
  const effects = []
  let now = state
  for (const event of events) {
    const step = saveStep(now, event)
    now = step.state
    effects.push(step.effects.map((effect) => (effect.type === 'wait' ? effect.ms : effect.type)))
  }
  return { state: now, effects, last: effects.at(-1), status: saveStatus(now) }
}

const edited: SaveEvent = { type: 'edited' }
const due: SaveEvent = { type: 'debounceElapsed' }
const requested: SaveEvent = { type: 'saveRequested' }
const saved = (revision: number): SaveEvent => ({ type: 'saved', revision })
const failed = (failure: SaveFailure): SaveEvent => ({
  type: 'failed',
  failure,
  chance: 1,
})
const open = initialSaveState(7)

describe('saving', () => {
  it('sends nothing before an edit, on any event', () => {
    const { effects, status } = follow(open, requested, { type: 'pageHidden' }, due, { type: 'reconnected' })
    expect([effects, status]).toEqual([[[], [], [], []], 'untouched'])
  })

  it('waits for two seconds of quiet, sends, and names the revision it was given', () => {
    expect(debounceMs).toBe(2000)
    const { effects, state, status } = follow(open, edited, edited, due, saved(8))
    expect(effects).toEqual([[2000], [2000], ['stopWaiting', 'send'], []])
    expect(state).toMatchObject({ revision: 8, edits: 2, saved: 2, sending: null })
    expect(status).toBe('saved')
  })

  it('has one request under way: what is typed meanwhile goes with the next', () => {
    const typed = follow(open, edited, due, edited)
    expect([typed.status, typed.last]).toEqual(['saving', [2000]])
    expect(follow(typed.state, saved(8)).status).toBe('unsaved')
    expect(follow(typed.state, due, saved(8)).effects).toEqual([[], ['stopWaiting', 'send']])
    expect(follow(typed.state, requested, requested, saved(8), saved(9)).status).toBe('saved')
  })

  it('sends at once when asked, and when the page is hidden', () => {
    expect(follow(open, edited, requested).last).toEqual(['stopWaiting', 'send'])
    expect(follow(open, edited, { type: 'pageHidden' }).last).toEqual(['stopWaiting', 'send'])
  })

  it('backs off exponentially, and retries at once when the network is back or the user types', () => {
    const { effects, state } = follow(
      open,
      edited,
      due,
      failed('offline'),
      due,
      failed('failed'),
      due,
      failed('failed'),
    )
    expect(effects.flat().filter((effect) => typeof effect === 'number')).toEqual([2000, 2000, 4000, 8000])
    expect(follow(state, due, { type: 'failed', failure: 'failed', retryAfterMs: 60_000 }).last).toEqual([60_000])
    expect(follow(state, { type: 'reconnected' }).last).toEqual(['stopWaiting', 'send'])
    expect(follow(state, edited).last).toEqual([2000])
    expect(follow(state, due, saved(8)).state).toMatchObject({ failure: null, failures: 0 })
    let many = state
    for (let n = 0; n < 20; n++) many = follow(many, due, failed('offline')).state
    expect(follow(many, due, failed('offline')).last).toEqual([30_000])
  })

  it('spreads the next tries of pages that failed at the same moment', () => {
    const next = (chance: number, retryAfterMs?: number) =>
      follow(open, edited, due, { type: 'failed', failure: 'failed', retryAfterMs, chance }).last
    expect([next(0), next(0.5), next(1)]).toEqual([[1000], [1500], [2000]])
    expect([next(0, 60_000), next(1, 60_000)]).toEqual([[60_000], [75_000]])
    expect([next(0, 1000), next(1, 1000)]).toEqual([[1000], [2000]])
  })

  it.each(['session', 'noAccess'] as const)('waits while there is no access (%s) for the user to return', (failure) => {
    const { state, last, status } = follow(open, edited, due, failed(failure))
    expect([last, status]).toEqual([['stopWaiting'], failure])
    expect(follow(state, edited).last).toEqual([])
    expect(follow(state, { type: 'reconnected' }).last).toEqual(['stopWaiting', 'send'])
  })

  it('retries a refused plan only once it has changed', () => {
    const { state } = follow(open, edited, due, failed('refused'))
    expect(follow(state, { type: 'reconnected' }).last).toEqual([])
    expect(follow(state, edited, due).effects).toEqual([[2000], ['stopWaiting', 'send']])
  })

  it('sends nothing more once the project was deleted', () => {
    const { state, last, status } = follow(open, edited, due, failed('gone'))
    expect([last, status]).toEqual([['stopWaiting'], 'gone'])
    const events: SaveEvent[] = [edited, due, requested, { type: 'pageHidden' }, { type: 'reconnected' }]
    expect(follow(state, ...events).effects).toEqual([[], [], [], [], []])
  })

  it('sends nothing when the network returns while nothing has failed', () => {
    expect(follow(open, edited, { type: 'reconnected' }).last).toEqual([])
  })

  it('saves once after each answer when nothing was typed since', () => {
    const queued = follow(open, edited, due, requested, failed('offline'), due, saved(8))
    expect([queued.last, queued.status]).toEqual([[], 'saved'])
    const merged = follow(open, edited, due, failed('conflict'), { type: 'merged', revision: 8 }, saved(9))
    expect([merged.last, merged.status]).toEqual([[], 'saved'])
  })

  it('drops the wait for a save when the other plan of a conflict is taken', () => {
    const { last } = follow(open, edited, { type: 'tookTheirs', revision: 12, keepReplaced: false })
    expect(last).toEqual(['stopWaiting'])
  })

  it('takes an agreement only where a plan that is too large waits for it', () => {
    expect(follow(open, edited, { type: 'agreed' }).last).toEqual([])
    const tooLarge = initialSaveState(7, { isTooLarge: true })
    expect(follow(tooLarge, edited, { type: 'agreed' }).state).toMatchObject({ sending: 1, keepReplaced: true })
  })

  it('sends nothing over a conflict until a choice is made', () => {
    const { state, status } = follow(open, edited, due, failed('conflict'))
    expect(status).toBe('conflict')
    expect(follow(state, edited, due, requested, { type: 'reconnected' }, { type: 'pageHidden' }).effects).toEqual([
      [],
      [],
      [],
      [],
      [],
    ])
    const mine = follow(state, { type: 'keptMine', revision: 12 })
    expect(mine.last).toEqual(['stopWaiting', 'send'])
    expect(mine.state).toMatchObject({ revision: 12, keepReplaced: true })
    expect(follow(mine.state, saved(13), edited, due).state).toMatchObject({ revision: 13, keepReplaced: false })
    const theirs = follow(state, { type: 'tookTheirs', revision: 12, keepReplaced: false }, requested)
    expect([theirs.last, theirs.state.revision]).toEqual([[], 12])
    expect(follow(theirs.state, edited, due).last).toEqual(['stopWaiting', 'send'])
  })

  it('goes on from a save of its own whose answer was lost', () => {
    const lost = follow(open, edited, due, failed('offline'), edited, due)
    const found = follow(lost.state, { type: 'ownSaveDetected', revision: 8, edits: 1 })
    expect(found.last).toEqual(['stopWaiting', 'send'])
    expect(found.state).toMatchObject({ revision: 8, saved: 1, sending: 2 })
    expect(follow(lost.state, { type: 'ownSaveDetected', revision: 8, edits: 2 })).toMatchObject({
      last: [],
      status: 'saved',
    })
  })
})

it('saves what is typed while the save after a sign-in is under way', () => {
  const tried = follow(open, edited, due, failed('session'), requested, edited)
  expect(tried.last).toEqual([2000])
  expect(follow(tried.state, saved(8), due).last).toEqual(['stopWaiting', 'send'])
})

describe('any order of events', () => {
  const revision = fc.integer({ min: 1, max: 9 })
  const event: fc.Arbitrary<SaveEvent> = fc.oneof(
    { weight: 4, arbitrary: fc.constant(edited) },
    fc.constantFrom<SaveEvent>(due, requested, { type: 'pageHidden' }, { type: 'reconnected' }),
    fc.record({ type: fc.constant('saved' as const), revision }),
    fc.record({
      type: fc.constant('failed' as const),
      failure: fc.constantFrom('offline', 'session', 'conflict', 'gone'),
    }),
    fc.record({ type: fc.constant('keptMine' as const), revision }),
  )

  it('two requests are never under way, and unsaved edits always have a way on', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let [state, isWaiting] = [open, false]
        for (const one of events) {
          if ((one.type === 'saved' || one.type === 'failed') && state.sending === null) continue
          if (one.type === 'keptMine' && state.failure !== 'conflict') continue
          if (one.type === 'debounceElapsed' && !isWaiting) continue
          const step = saveStep(state, one)
          if (one.type === 'debounceElapsed') isWaiting = false
          for (const effect of step.effects) {
            const isAnswer = one.type === 'saved' || one.type === 'failed'
            if (effect.type === 'send') expect(isAnswer || state.sending === null).toBe(true)
            isWaiting = effect.type === 'wait'
          }
          state = step.state
          expect(state.saved).toBeLessThanOrEqual(state.edits)
          const hasWayOn = isWaiting || state.sending !== null || state.failure !== null
          expect(state.edits === state.saved || hasWayOn).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
