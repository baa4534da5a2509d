import { savingFrom } from '../autosave'
import type { Mirror, Orphan, UnsavedEdits } from '../autosave-mirror'
import { openingOf, type StoredProject } from '../autosave-opening'
import { Autosave, type Refusal, type SaveView } from '../autosave-run'

/** Time that passes only when told to, in order. */
export class Clock {
  now = 0
  #queue: { at: number; order: number; run: () => void }[] = []
  #count = 0

  later = (run: () => void, ms: number) => {
    const entry = { at: this.now + ms, order: this.#count++, run }
    this.#queue.push(entry)
    return () => {
      this.#queue = this.#queue.filter((one) => one !== entry)
    }
  }

  wait = (ms: number) => new Promise<void>((resolve) => this.later(resolve, ms))

  async run(until: number): Promise<void> {
    for (;;) {
      // What the last event set going (promises) comes before the next one.
      await new Promise<void>((resolve) => setImmediate(resolve))
      const [next] = this.#queue.toSorted((a, b) => a.at - b.at || a.order - b.order)
      if (!next || next.at > until) break
      this.#queue = this.#queue.filter((one) => one !== next)
      this.now = next.at
      next.run()
    }
    this.now = until
  }
}

/** A failure of a call, with what the page would make of it. */
class Failure extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.trouble)
  }
}

/** The server's promise: one plan, a save over a revision, versions. It keeps nothing else. */
export class VirtualServer {
  revision = 1
  text = ''
  readonly history: string[] = ['']
  readonly versions: string[] = []

  save(revision: number, text: string, keepReplaced: boolean) {
    if (revision !== this.revision) throw new Failure({ trouble: 'conflict' })
    if (keepReplaced && this.text !== text) this.versions.push(this.text)
    this.text = text
    this.revision++
    this.history.push(text)
    return { revision: this.revision }
  }

  read(): StoredProject {
    const { text: projectData, revision } = this
    return { id: 'p', projectName: 'Candles', projectData, revision, updatedAt: new Date(0) }
  }
}

export interface Faults {
  /** How long a call takes either way, in milliseconds. */
  latency(): number
  /** What becomes of a call: it arrives, is lost on the way, is answered into nothing, or fails at the server. */
  fate(): 'ok' | 'lost' | 'unanswered' | 'broken' | 'session'
}

/** What a device keeps for all its pages. */
export type Device = Map<string, UnsavedEdits>

interface World {
  clock: Clock
  server: VirtualServer
  faults: Faults
  device: Device
}

async function call<T>({ clock, faults }: World, work: () => T): Promise<T> {
  const fate = faults.fate()
  await clock.wait(faults.latency())
  if (fate === 'lost') throw new Failure({ trouble: 'offline' })
  if (fate === 'broken') throw new Failure({ trouble: 'failed' })
  if (fate === 'session') throw new Failure({ trouble: 'session' })
  const answer = work()
  await clock.wait(faults.latency())
  if (fate === 'unanswered') throw new Failure({ trouble: 'offline' })
  return answer
}

let pages = 0

/** A page with one project open: it types, and the real `Autosave` does the rest. */
export class VirtualPage {
  readonly #key = `page ${pages++}`
  readonly #world: World
  #autosave: Autosave
  #isDead = false
  text: string
  /** Every text that was on the screen, with when it came there. */
  readonly shown: { text: string; at: number }[] = []

  constructor(world: World, project: StoredProject) {
    this.#world = world
    const orphans = [...world.device].map(([key, edits]): Orphan => ({ key, edits }))
    const opening = openingOf(
      project,
      orphans.toSorted((a, b) => b.edits.at - a.edits.at),
    )
    this.text = opening.text
    const { restored, isConflict } = opening
    const edits = restored ? 1 : 0
    const state = savingFrom(project.revision, { edits, keepReplaced: restored?.edits.keepReplaced ?? false })
    this.#autosave = new Autosave(this.#ports(), {
      state: isConflict ? { ...state, trouble: 'conflict' } : state,
      theirs: isConflict ? project : null,
      sent: restored?.edits.sent ?? [],
    })
    if (restored) this.#adopt(restored)
    for (const { key } of opening.done) world.device.delete(key)
    for (const other of opening.others) void this.#keepAsVersion(other)
    this.#autosave.asked()
  }

  get view(): SaveView {
    return this.#autosave.view
  }

  #adopt({ key, edits }: Orphan) {
    this.#world.device.set(this.#key, edits)
    this.#world.device.delete(key)
  }

  async #keepAsVersion({ key, edits }: Orphan) {
    try {
      await call(this.#world, () => this.#world.server.versions.push(edits.text))
      this.#world.device.delete(key)
    } catch {
      // It stays on the device for the next opening.
    }
  }

  #mirror(): Mirror {
    return {
      write: (edits) => {
        if (!this.#isDead) this.#world.device.set(this.#key, edits)
        return true
      },
      clear: () => void (this.#isDead || this.#world.device.delete(this.#key)),
      release: () => {},
    }
  }

  #ports() {
    const { clock, server } = this.#world
    return {
      planText: () => this.text,
      server: {
        save: (save: { revision: number; projectData: string; keepReplaced: boolean }) =>
          call(this.#world, () => server.save(save.revision, save.projectData, save.keepReplaced)),
        read: () => call(this.#world, () => server.read()),
        keepVersion: (text: string) => call(this.#world, () => server.versions.push(text)),
      },
      refusalOf: (error: unknown) => (error instanceof Failure ? error.refusal : { trouble: 'failed' as const }),
      mirror: this.#mirror(),
      now: () => clock.now,
      later: (run: () => void, ms: number) => clock.later(() => void (this.#isDead || run()), ms),
      onChange: () => {},
    }
  }

  type(mark: string) {
    this.text += mark
    this.shown.push({ text: this.text, at: this.#world.clock.now })
    this.#autosave.edited()
  }

  press(key: 'save' | 'hide' | 'return') {
    if (key === 'save') this.#autosave.asked()
    else if (key === 'hide') this.#autosave.hidden()
    else this.#autosave.returned()
  }

  decide(choice: 'mine' | 'theirs') {
    if (this.view.theirs === null) return
    if (choice === 'mine') return this.#autosave.keepMine()
    this.#autosave.loadTheirs().then(
      (theirs) => {
        this.text = theirs.projectData
      },
      () => {},
    )
  }

  /** Gone without a word: nothing that was under way is heard of again. */
  kill() {
    this.#isDead = true
  }
}
