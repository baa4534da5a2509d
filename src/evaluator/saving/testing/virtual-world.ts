import type { Autosave } from '../autosave-run'
import { startAutosave } from '../autosave-start'
import type { BrowserStorage } from '../browser-storage'
import { LocalDraftStore, unsyncedDraftsOf } from '../local-drafts'
import type { StoredProject } from '../open-project'
import type { SavedElsewhere } from '../other-tabs'
import type { Refusal, SaveView } from '../save-ports'

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
    super(refusal.failure)
  }
}

/** The server's promise: one plan, a save over a revision, versions. It keeps nothing else. */
export class VirtualServer {
  revision = 1
  text = ''
  readonly history: string[] = ['']
  readonly versions: string[] = []

  save(revision: number, text: string, keepReplaced: boolean) {
    if (revision !== this.revision) throw new Failure({ failure: 'conflict' })
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
  /**
   * What becomes of a call: it arrives, is lost on the way, is answered into nothing, fails at the server, or is refused:
   * for the session, because the project was deleted, or with a sentence.
   */
  fate(): 'ok' | 'lost' | 'unanswered' | 'broken' | 'session' | 'gone' | 'refused'
}

/** A browser's storage, which may be full, and the locks of its pages. */
export class VirtualDevice implements BrowserStorage {
  readonly kept = new Map<string, string>()
  readonly #held = new Set<string>()
  /** The tabs that hear what the others save. */
  readonly tabs = new Set<(saved: SavedElsewhere) => void>()
  isFull = false

  names = () => [...this.kept.keys()]
  read = (name: string) => this.kept.get(name) ?? null
  remove = (name: string) => void this.kept.delete(name)
  isLocked = async (name: string) => this.#held.has(name)

  write(name: string, text: string) {
    if (this.isFull) return false
    this.kept.set(name, text)
    return true
  }

  hold(name: string) {
    this.#held.add(name)
    return () => void this.#held.delete(name)
  }
}

interface World {
  clock: Clock
  server: VirtualServer
  faults: Faults
  device: VirtualDevice
}

async function call<T>({ clock, faults }: World, work: () => T): Promise<T> {
  const fate = faults.fate()
  await clock.wait(faults.latency())
  if (fate === 'lost') throw new Failure({ failure: 'offline' })
  if (fate === 'broken') throw new Failure({ failure: 'failed' })
  if (fate === 'session' || fate === 'gone') throw new Failure({ failure: fate })
  if (fate === 'refused') throw new Failure({ failure: 'refused', message: 'The name is too long.' })
  const answer = work()
  await clock.wait(faults.latency())
  if (fate === 'unanswered') throw new Failure({ failure: 'offline' })
  return answer
}

/** A page with one project open: it types, and the real `Autosave` does the rest. */
export class VirtualPage {
  readonly #world: World
  readonly #mirror: LocalDraftStore
  readonly #autosave: Autosave
  #isDead = false
  text: string
  /** Every text that was on the screen, with when it came there, and whether the device had room for it. */
  readonly shown: { text: string; at: number; hadRoom: boolean }[] = []

  static async open(world: World): Promise<VirtualPage> {
    return new VirtualPage(world, await unsyncedDraftsOf(world.device, 'u', 'p'))
  }

  private constructor(world: World, left: Awaited<ReturnType<typeof unsyncedDraftsOf>>) {
    this.#world = world
    this.#mirror = new LocalDraftStore(this.#ownDevice(), { userId: 'u', id: 'p', projectName: 'Candles' })
    const { autosave, opening } = startAutosave(this.#ports(), world.server.read(), left)
    this.text = opening.text
    this.#autosave = autosave
    world.device.tabs.add(this.#hear)
    autosave.resume()
  }

  #hear = (saved: SavedElsewhere) => {
    if (this.#autosave.takeOver(saved)) this.text = saved.projectData
  }

  /** As a browser delivers it: later, and to the others alone. */
  #tellTabs(saved: SavedElsewhere) {
    const { clock, device } = this.#world
    for (const hear of device.tabs) {
      if (hear !== this.#hear) clock.later(() => void (device.tabs.has(hear) && hear(saved)), 1)
    }
  }

  get view(): SaveView {
    return this.#autosave.view
  }

  /** The device as long as the page lives. */
  #ownDevice(): BrowserStorage {
    const { device } = this.#world
    return {
      names: device.names,
      read: device.read,
      isLocked: device.isLocked,
      hold: (name) => device.hold(name),
      write: (name, text) => this.#isDead || device.write(name, text),
      remove: (name) => void (this.#isDead || device.remove(name)),
    }
  }

  /** A call of the page: the answer to a page that is gone is dropped. */
  async #call<T>(work: () => T): Promise<T> {
    const unheard = new Promise<never>(() => {})
    if (this.#isDead) return unheard
    const answer = await call(this.#world, work).catch((error: unknown) =>
      this.#isDead ? unheard : Promise.reject(error),
    )
    return this.#isDead ? unheard : answer
  }

  #ports() {
    const { clock, server } = this.#world
    return {
      project: { id: 'p', projectName: 'Candles' },
      tellTabs: (saved: SavedElsewhere) => this.#isDead || this.#tellTabs(saved),
      planText: () => this.text,
      server: {
        save: (save: { revision: number; projectData: string; keepReplaced: boolean }) =>
          this.#call(() => server.save(save.revision, save.projectData, save.keepReplaced)),
        read: () => this.#call(() => server.read()),
        keepVersion: (text: string) => this.#call(() => server.versions.push(text)),
      },
      refusalOf: (error: unknown) => (error instanceof Failure ? error.refusal : { failure: 'failed' as const }),
      mirror: this.#mirror,
      isReadable: (text: string) => !text.startsWith('{'),
      isTooLarge: (text: string) => text.startsWith('<many>'),
      now: () => clock.now,
      random: () => 1,
      later: (run: () => void, ms: number) => clock.later(() => void (this.#isDead || run()), ms),
      onChange: () => {},
      merge: (base: string, theirs: string) => this.#merge(base, theirs),
    }
  }

  /** As far as both only added to what they began with: two marks, or five, are a field that others give another value. */
  #merge(base: string, theirs: string): readonly string[] | null {
    if (!this.text.startsWith(base) || !theirs.startsWith(base)) return null
    const marks = this.text.slice(base.length).match(/<[^>]+>/g) ?? []
    if (marks.length % 3 === 2) return ['storeName']
    this.text = theirs + marks.filter((mark) => !theirs.includes(mark)).join('')
    this.shown.push({ text: this.text, at: this.#world.clock.now, hadRoom: !this.#world.device.isFull })
    return []
  }

  type(mark: string) {
    this.text += mark
    this.shown.push({ text: this.text, at: this.#world.clock.now, hadRoom: !this.#world.device.isFull })
    this.#autosave.edited()
  }

  /** The device is full from now on: what was typed just now had no time to be kept. */
  roomEnds() {
    for (const one of this.shown) if (this.#world.clock.now - one.at <= 300) one.hadRoom = false
  }

  press(key: 'save' | 'hide' | 'return') {
    if (key === 'save') this.#autosave.requestSave()
    else if (key === 'hide') this.#autosave.pageHidden()
    else this.#autosave.reconnected()
  }

  saveAll() {
    return this.#autosave.saveAll()
  }

  agree() {
    this.#autosave.agree()
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

  /** UnsyncedDraft for another page of the product: what is under way goes on behind it. Answers when nothing is any more. */
  leave() {
    this.#world.device.tabs.delete(this.#hear)
    return this.#autosave.stop()
  }

  /** Gone without a word: nothing that was under way is heard of again. */
  kill() {
    this.#isDead = true
    this.#world.device.tabs.delete(this.#hear)
    this.#mirror.release()
  }
}
