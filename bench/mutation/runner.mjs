// vitest's runner for the mutation bench. All changes of a part are in its code at once, each behind a switch, and a test runs
// again, hooks included, for every change that it reaches: a process of its own for each change would take hours.
import { TestRunner } from 'vitest'
import { addRow, rowsOf } from './journal.mjs'

const { MUTATION_STEP: step, MUTATION_REACHED: reached = '', MUTATION_ENDED: ended = '' } = process.env
const every = Number(process.env.MUTATED_EVERY)

/** Where the changed code reads which change is on, and notes which ones it came by. */
globalThis.__stryker__ ??= {}
const stryker = globalThis.__stryker__

/** Tests may put others in their place. */
const { setTimeout: later, clearTimeout: callOff } = globalThis

/** How often a test runs without a change: it counts only if it passes each time. */
const rehearsals = 2

/** Notes which changes each test reaches, how often, and how long it takes. */
class Rehearsal extends TestRunner {
  onBeforeRunTask(test) {
    test.repeats = rehearsals - 1
    return super.onBeforeRunTask?.(test)
  }

  onBeforeTryTask(test, options) {
    super.onBeforeTryTask?.(test, options)
    if (options.repeats === 0) stryker.currentTestId = test.id
    this.since = performance.now()
  }

  onAfterRetryTask(test, options) {
    super.onAfterRetryTask?.(test, options)
    stryker.currentTestId = undefined
    if (options.repeats === 0) this.ms = performance.now() - this.since
    // The result is that of all repetitions so far.
    if (options.repeats < rehearsals - 1) return
    const hits = stryker.mutantCoverage?.perTest?.[test.id] ?? {}
    addRow(reached, { test: test.id, ms: this.ms, isSound: test.result.state !== 'fail', hits })
  }

  onAfterRunFiles() {
    addRow(reached, { whileLoading: Object.keys(stryker.mutantCoverage?.static ?? {}) })
    return super.onAfterRunFiles?.()
  }
}

/** What all files of tests share. */
function inOneProcess() {
  const rows = rowsOf(ended)
  const last = new Map(rows.map((row) => [row.mutant, row.end]))
  return {
    tests: new Map(rowsOf(reached).map((row) => [row.test, row])),
    noticed: new Set([...last].filter(([, end]) => end === 'noticed' || end === 'hung').map(([mutant]) => mutant)),
    /** These failed after another change, which may have left something behind: each is the first of a process. */
    doubtful: new Set([...last].filter(([, end]) => end === 'doubtful').map(([mutant]) => mutant)),
    done: new Set(rows.filter(({ end }) => end === 'passed').map(({ mutant, test }) => `${mutant} ${test}`)),
    hasChanged: false,
    isSpoilt: false,
  }
}

/** Runs each test for the changes that it reaches and none has noticed yet. */
class Changes extends TestRunner {
  #all = globalThis.mutationBench
  #untried = []
  #now = null
  #failed = null

  #changesFor({ isSound, hits }, test) {
    const { noticed, doubtful, done, hasChanged, isSpoilt } = this.#all
    if (!isSound || isSpoilt) return []
    const ids = Object.keys(hits).filter((id) => Number(id) % every === 0)
    const untried = ids.filter((id) => !noticed.has(id) && !done.has(`${id} ${test.id}`))
    if (doubtful.size === 0 || hasChanged) return untried
    return untried.filter((id) => doubtful.has(id))
  }

  onBeforeRunTask(test) {
    const row = this.#all.tests.get(test.id)
    this.#untried = row ? this.#changesFor(row, test) : []
    if (this.#untried.length === 0) test.mode = 'skip'
    // After each change that the test notices it runs without one.
    test.repeats = Math.max(0, 2 * this.#untried.length - 1)
    return super.onBeforeRunTask?.(test)
  }

  onBeforeTryTask(test, options) {
    super.onBeforeTryTask?.(test, options)
    this.#now = null
    if (this.#failed !== null || this.#all.isSpoilt) return
    const mutant = this.#untried.shift()
    if (mutant === undefined) return
    const { hits, ms } = this.#all.tests.get(test.id)
    this.#now = { mutant, test: test.id, isFirst: !this.#all.hasChanged, ms }
    this.#all.hasChanged = true
    addRow(ended, { mutant, test: test.id, end: 'began' })
    // Code that a change lets go round for ever is stopped where it comes by the change.
    Object.assign(stryker, { activeMutant: mutant, hitCount: 0, hitLimit: 100 * hits[mutant] + 1000 })
  }

  async runTask(test) {
    if (this.#now === null && this.#failed === null) return
    const work = TestRunner.getTestFn(test)
    let timer
    const late = new Promise((_, reject) => {
      timer = later(() => reject(new Error('it hangs')), Math.max(20_000, 30 * (this.#now?.ms ?? 0)))
    })
    try {
      await Promise.race([work(), late])
    } finally {
      callOff(timer)
    }
  }

  onAfterRetryTask(test, options) {
    super.onAfterRetryTask?.(test, options)
    const hasFailed = test.result.state === 'fail'
    Object.assign(stryker, { activeMutant: undefined, hitCount: undefined })
    if (this.#now !== null) {
      if (hasFailed) this.#failed = this.#now
      else addRow(ended, { mutant: this.#now.mutant, test: test.id, end: 'passed' })
    } else if (this.#failed !== null) this.#judge(hasFailed)
    Object.assign(test.result, { state: 'run', errors: undefined })
  }

  /** A test that goes on failing without the change says nothing, unless the change was the first: the process ends. */
  #judge(isSpoilt) {
    const { mutant, test, isFirst } = this.#failed
    this.#failed = null
    this.#all.isSpoilt = isSpoilt
    const end = isSpoilt && !isFirst ? 'doubtful' : 'noticed'
    if (end === 'noticed') this.#all.noticed.add(mutant)
    addRow(ended, { mutant, test, end })
    if (isSpoilt) addRow(ended, { mutant, end, isSpoilt })
  }

  onAfterRunTask(test) {
    test.result.state = 'pass'
    return super.onAfterRunTask?.(test)
  }
}

if (step !== 'rehearse') globalThis.mutationBench ??= inOneProcess()

export default step === 'rehearse' ? Rehearsal : Changes
