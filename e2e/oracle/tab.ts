import type { BrowserContext, Page } from 'playwright/test'

/** A text that stood on the screen, and when, by the clock of its page. */
export interface Shown {
  text: string
  at: number
}

export type Weather = 'clear' | 'slow' | 'broken' | 'unanswered'

const saveCalls = /\/trpc\/projects\.(save|versions\.keep)/
/** What was typed longer ago than this has to be found again. */
const graceMs = 300
const momentMs = 60
/** When a page ended that could not be asked is known only roughly. */
const unasked = 1000

/** In the page: the text in the box, and the time. */
function lookAtBox() {
  const box = document.getElementById('storeName')
  return { text: box instanceof HTMLInputElement ? box.value : null, at: Date.now() }
}

/**
 * In the page: when its last moment began. On a machine that has too much to do everything in a page is late; in that
 * moment what was due has its turn.
 */
async function lastMoment(ms: number) {
  const at = Date.now()
  await new Promise((resolve) => setTimeout(resolve, ms))
  return at
}

/** One tab with the project open. It types marks that no other tab types, and may be killed at any time. */
export class Tab {
  readonly shown: Shown[] = []
  #page: Page | null = null
  #diedAt: number | null = null
  typed = 0

  constructor(
    readonly context: BrowserContext,
    private readonly url: string,
    readonly mark: string,
  ) {}

  /** Opens the project, however long the server takes to be there. */
  async open(): Promise<void> {
    const page = this.#page ?? (await this.#newPage())
    for (let tries = 0; tries < 60; tries += 1) {
      const isOpen = await page
        .goto(this.url)
        .then(() => this.#box(page).waitFor({ timeout: 10_000 }))
        .then(() => true)
        .catch(() => false)
      if (isOpen) return this.#remember()
      await page.waitForTimeout(300)
    }
    throw new Error('the project did not open')
  }

  async #newPage(): Promise<Page> {
    const page = await this.context.newPage()
    // Tabs of one browser may share a process: with one, others die.
    page.on('crash', () => {
      if (page === this.#page) this.#diedAt = Date.now()
    })
    this.#page = page
    this.#diedAt = null
    return page
  }

  /** What must be recovered of a tab that died with another one; the tab is opened again. */
  async revive(): Promise<Shown[]> {
    if (this.#diedAt === null) return []
    const required = this.shown.filter(({ at }) => at <= Number(this.#diedAt) - unasked)
    await this.close()
    await this.open()
    return required
  }

  #box(page: Page) {
    return page.locator('[id="storeName"]')
  }

  get #onPage(): Page {
    if (!this.#page) throw new Error('the tab is not open')
    return this.#page
  }

  async #remember() {
    const { text, at } = await this.#onPage.evaluate(lookAtBox)
    if (text !== null) this.shown.push({ text, at })
  }

  async type(): Promise<void> {
    this.typed += 1
    await this.#box(this.#onPage).press('End')
    await this.#onPage.keyboard.insertText(`${this.mark}${this.typed} `)
    await this.#remember()
  }

  async press(name: string): Promise<void> {
    const button = this.#onPage.getByRole('button', { name, exact: true })
    if (await button.isEnabled({ timeout: 100 }).catch(() => false))
      await button.click({ timeout: 2000 }).catch(() => {})
    await this.#remember()
  }

  /** Answers all saves in one way until told otherwise. */
  async weather(kind: Weather): Promise<void> {
    await this.#onPage.unroute(saveCalls)
    if (kind === 'clear') return
    await this.#onPage.route(saveCalls, async (route) => {
      if (kind === 'broken') return route.fulfill({ status: 500, body: 'no' }).catch(() => {})
      if (kind === 'slow') await new Promise((resolve) => setTimeout(resolve, 1500))
      if (kind === 'slow') return route.continue().catch(() => {})
      // The server answers, and before the page hears it the line breaks.
      await route.fetch().catch(() => null)
      await route.abort().catch(() => {})
    })
  }

  /** Gone without a word: crashed, or closed without a farewell. What was typed a moment before may be lost. */
  async kill(how: 'crash' | 'close'): Promise<Shown[]> {
    const page = this.#onPage
    const end = (await page.evaluate(lastMoment, momentMs)) + momentMs
    if (how === 'crash') await this.#crash(page)
    await this.close()
    return this.shown.filter(({ at }) => at <= end - graceMs)
  }

  async #crash(page: Page) {
    const crashed = page.waitForEvent('crash', { timeout: 5000 }).catch(() => {})
    const session = await page.context().newCDPSession(page)
    void session.send('Page.crash').catch(() => {})
    await crashed
  }

  /** Leaves for the list and comes back, or reloads: everything typed is kept on the way out. */
  async leave(how: 'list' | 'reload'): Promise<Shown[]> {
    const required = [...this.shown]
    const page = this.#onPage
    if (how === 'list') {
      await page.getByRole('link', { name: 'My projects' }).click({ timeout: 2000 })
      await page.goBack()
      const isBack = await this.#box(page)
        .waitFor({ timeout: 8000 })
        .then(() => true)
        .catch(() => false)
      if (isBack) await this.#remember()
      else await this.open()
    } else await this.open()
    return required
  }

  /** Lets the tab settle: in a conflict the plan on its screen is kept. True when it has nothing left to save. */
  async settle(): Promise<boolean> {
    for (let tries = 0; tries < 60; tries += 1) {
      const status = (await this.#onPage.getByRole('banner').getByRole('status').textContent()) ?? ''
      if (/^(Saved|Auto-saved$)/.test(status)) return true
      for (const name of ['Keep mine', 'Save', 'Try again']) await this.press(name)
      await this.#onPage.waitForTimeout(300)
    }
    return false
  }

  /** How many pages' unsaved edits lie on the device. */
  unsaved(): Promise<number> {
    return this.#onPage.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('mizan.unsaved')).length,
    )
  }

  async close(): Promise<void> {
    const page = this.#page
    this.#page = null
    await page?.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {})
    await page?.close().catch(() => {})
  }
}
