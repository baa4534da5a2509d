import { isUnsaved, type SaveEvent, saveStep } from './autosave'
import { textHash } from './local-drafts'
import type { SaveStart, StoredProject } from './open-project'
import type { SavedElsewhere } from './other-tabs'
import type { Refusal, SavePorts, SaveView } from './save-ports'

/** Keystrokes older than this are on the device, however fast the user types. */
const mirrorMs = 150

const nothing = () => {}

/** Saves one project: carries out what `saveStep` decides. */
export class Autosave {
  readonly #ports: SavePorts
  #view: SaveView
  #sent: { edits: number; hash: string }[]
  /** The text of the revision that the next save replaces; null where only its number is known. */
  #base: string | null
  #others: SaveStart['others']
  #editedAt: number
  #stopWaiting = nothing
  #stopMirror: (() => void) | null = null
  #isStopped = false
  #onIdle: (() => void)[] = []

  constructor(ports: SavePorts, { state, base, theirs, sent, editedAt, others, ...texts }: SaveStart) {
    this.#ports = ports
    this.#view = {
      state,
      theirs,
      clashes: [],
      savedAt: null,
      isPersisted: true,
      message: undefined,
      archivedDrafts: 0,
      ...texts,
    }
    this.#base = base
    this.#sent = sent.map((hash) => ({ edits: 0, hash }))
    this.#others = others
    this.#editedAt = editedAt
  }

  get view(): SaveView {
    return this.#view
  }

  edited(): void {
    this.#editedAt = this.#ports.now()
    this.#dispatch({ type: 'edited' })
    this.#stopMirror ??= this.#ports.later(() => this.#writeMirror(), mirrorMs)
  }

  requestSave(): void {
    this.#dispatch({ type: 'saveRequested' })
  }

  /** Sends what is unsaved; answers whether the server then has all of it. */
  async saveAll(): Promise<boolean> {
    this.requestSave()
    await this.#idle()
    const { state } = this.#view
    if (state.failure !== null) return false
    return isUnsaved(state) ? this.saveAll() : true
  }

  pageHidden(): void {
    if (this.#stopMirror) this.#writeMirror()
    this.#dispatch({ type: 'pageHidden' })
  }

  reconnected(): void {
    this.#dispatch({ type: 'reconnected' })
    void this.#keepApart()
  }

  keepMine(): void {
    const { theirs } = this.#view
    if (!theirs) return
    this.#base = theirs.projectData
    this.#dispatch({ type: 'keptMine', revision: theirs.revision }, { theirs: null })
  }

  /** Lets what is shown take the place of a stored plan that is too large. */
  agree(): void {
    this.#dispatch({ type: 'agreed' })
  }

  /** Keeps the plan on the screen as a version and answers the other one; the caller shows it. */
  async loadTheirs(): Promise<StoredProject> {
    for (;;) {
      const { edits } = this.#view.state
      await this.#ports.server.keepVersion(this.#ports.planText())
      const theirs = await this.#ports.server.read()
      // What was typed while the version was on its way belongs into a version too.
      if (edits !== this.#view.state.edits) continue
      this.#release(theirs)
      return theirs
    }
  }

  /**
   * Another tab of this browser saved. Without unsaved edits here its plan is taken: true, and the caller shows it. With
   * some the conflict is said now, not with the next save.
   */
  takeOver(saved: SavedElsewhere): boolean {
    const { state, theirs } = this.#view
    // A save under way is answered by the server, which knows which came first.
    if (saved.revision <= (theirs?.revision ?? state.revision) || state.sending !== null) return false
    if (theirs) this.#show({ theirs: { ...theirs, ...saved } })
    if (state.failure === 'conflict' || state.failure === 'gone' || state.failure === 'tooLarge') return false
    if (!isUnsaved(state)) {
      this.#release(saved)
      return true
    }
    if (this.#ports.planText() === saved.projectData) {
      this.#base = saved.projectData
      this.#dispatch(
        { type: 'ownSaveDetected', revision: saved.revision, edits: state.edits },
        { savedAt: this.#ports.now() },
      )
      this.#writeMirror()
    } else this.#meet({ ...this.#ports.project, ...saved })
    return false
  }

  /** Treats what is on the screen as kept, or not to be kept. */
  release(): void {
    this.#release(this.#view.state)
  }

  /** Begins, and goes on after `stop`. */
  resume(): void {
    this.#isStopped = false
    this.#ports.mirror.hold()
    this.requestSave()
    void this.#keepApart()
  }

  /** Sends what is unsaved, and leaves to the next opening what does not arrive. Answers when nothing is under way. */
  stop(): Promise<void> {
    this.pageHidden()
    this.#isStopped = true
    this.#stopWaiting()
    this.#ports.mirror.release()
    return this.#idle()
  }

  #idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#onIdle.push(resolve)
      this.#noteIdle()
    })
  }

  #noteIdle() {
    if (this.#view.state.sending === null) for (const resolve of this.#onIdle.splice(0)) resolve()
  }

  #release({ revision, projectData }: { revision: number; projectData?: string }) {
    const { isReadable, isTooLarge } = this.#ports
    const { state, ...view } = this.#view
    const isLost = projectData !== undefined && !isReadable(projectData)
    const isCut = projectData === undefined ? state.failure === 'tooLarge' : isTooLarge(projectData)
    const unreadable = isLost ? projectData : view.unreadable
    const tooLarge = isCut && projectData !== undefined ? projectData : view.tooLarge
    this.#sent = []
    this.#base = projectData ?? this.#base
    const event = { type: 'tookTheirs', revision, keepReplaced: isLost, isTooLarge: isCut } as const
    this.#dispatch(event, { theirs: null, message: undefined, unreadable, tooLarge })
    this.#writeMirror()
  }

  /** Makes versions of what else earlier pages left. What does not arrive stays on the device, for the next try. */
  async #keepApart() {
    const { server, mirror } = this.#ports
    const others = this.#others
    this.#others = []
    for (const other of others) {
      try {
        await server.keepVersion(other.edits.text)
        mirror.forget(other)
        this.#show({ archivedDrafts: this.#view.archivedDrafts + 1 })
      } catch {
        this.#others = [...this.#others, other]
      }
    }
  }

  #show(changes: Partial<SaveView>) {
    this.#view = { ...this.#view, ...changes }
    this.#ports.onChange(this.#view)
  }

  #dispatch(event: SaveEvent, changes: Partial<SaveView> = {}) {
    const { state, effects } = saveStep(this.#view.state, event)
    this.#show({ ...changes, state })
    for (const effect of effects) {
      this.#stopWaiting()
      if (effect.type === 'wait' && !this.#isStopped) this.#wait(effect.ms)
      if (effect.type === 'send') void this.#send()
    }
    this.#noteIdle()
  }

  #wait(ms: number) {
    this.#stopWaiting = this.#ports.later(() => this.#dispatch({ type: 'debounceElapsed' }), ms)
  }

  #writeMirror() {
    this.#stopMirror?.()
    this.#stopMirror = null
    const { state, isPersisted: wasPersisted } = this.#view
    const { planText, mirror } = this.#ports
    if (!isUnsaved(state)) return mirror.clear()
    // What is typed after `stop` is nothing: what is kept belongs to the tab that has taken it over by now.
    if (this.#isStopped) return
    const sent = this.#sent.map(({ hash }) => hash)
    const { revision: base, keepReplaced } = state
    const isPersisted = mirror.write({ base, text: planText(), sent, keepReplaced, at: this.#editedAt })
    if (isPersisted !== wasPersisted) this.#show({ isPersisted })
  }

  async #send() {
    const { planText, server, now, refusalOf, tellTabs } = this.#ports
    const { revision, edits, keepReplaced } = this.#view.state
    const projectData = planText()
    this.#sent.push({ edits, hash: textHash(projectData) })
    this.#writeMirror()
    try {
      const saved = await server.save({ revision, projectData, keepReplaced })
      this.#sent = []
      this.#base = projectData
      this.#dispatch({ type: 'saved', revision: saved.revision }, { savedAt: now(), message: undefined })
      tellTabs({ revision: saved.revision, projectData, updatedAt: new Date(now()) })
      this.#writeMirror()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.failure === 'conflict') await this.#superseded()
      else this.#failed(refusal)
    }
  }

  #failed({ failure, message, retryAfterMs }: Refusal) {
    this.#dispatch({ type: 'failed', failure, retryAfterMs, chance: this.#ports.random() }, { message })
  }

  /** Another save came first: perhaps an earlier one of this very page, whose answer never arrived. */
  async #superseded() {
    const { server, now, refusalOf } = this.#ports
    try {
      const theirs = await server.read()
      const hash = textHash(theirs.projectData)
      const own = this.#sent.findLast((one) => one.hash === hash)
      if (!own) return this.#meet(theirs)
      this.#sent = []
      this.#base = theirs.projectData
      this.#dispatch({ type: 'ownSaveDetected', revision: theirs.revision, edits: own.edits }, { savedAt: now() })
      this.#writeMirror()
    } catch (error) {
      this.#failed(refusalOf(error))
    }
  }

  /** Another plan was saved since: what both sides changed is put together, unless a field was given two values. */
  #meet(theirs: StoredProject) {
    // A page that was left shows nothing any more: the next one asks.
    const base = this.#isStopped ? null : this.#base
    const clashes = base === null ? null : this.#ports.merge(base, theirs.projectData)
    if (clashes?.length !== 0)
      return this.#dispatch({ type: 'failed', failure: 'conflict' }, { theirs, clashes: clashes ?? [] })
    this.#sent = []
    this.#base = theirs.projectData
    this.#editedAt = this.#ports.now()
    this.#dispatch({ type: 'merged', revision: theirs.revision })
    this.#writeMirror()
  }
}
