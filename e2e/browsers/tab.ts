import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Key, type WebElement } from 'selenium-webdriver'
import type { Language } from '../../src/domain/options'
import type { Engine } from './engine'
import type { Line } from './line'
import { overflowing } from './overflowing'
import { resting } from './resting'

const pictures = '.cache/browsers'

export interface Look {
  lang: Language
  width: number
}

/** In the page: what can be pressed and is called so, as a person reads it; `kind` narrows it to one role. */
function called(name: string, within: string): Element | null {
  const plain = (text: string | null | undefined) =>
    (text ?? '')
      .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const wanted = plain(name)
  const pressed = 'button, a[href], [role=tab], [role=button], [role=menuitem], summary, label, input[type=checkbox]'
  const shown = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(pressed)])
    .filter((element) => element.getClientRects().length > 0 && !element.closest('[inert]'))
  const nameOf = (element: HTMLElement) => plain(element.getAttribute('aria-label')) || plain(element.innerText)
  return (
    shown.find((element) => nameOf(element) === wanted || plain(element.innerText) === wanted) ??
    shown.find((element) => nameOf(element).startsWith(`${wanted} `)) ??
    null
  )
}

/** In the page: a text as it is read, without the marks that set its direction. */
function textIn(selector: string): string {
  const texts = [...document.querySelectorAll<HTMLElement>(selector)].map((element) => element.innerText)
  return texts
    .join('\n')
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
}

/** In the page: boxes whose letters are so small that Safari on a phone would enlarge the page when they are tapped. */
function zooming(): string[] {
  const boxes = [
    ...document.querySelectorAll(
      'input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea',
    ),
  ]
  return boxes
    .filter((box) => Number.parseFloat(getComputedStyle(box).fontSize) < 16)
    .map((box) => box.outerHTML.slice(0, 200))
}

/** A window of an engine on the product: what a person does there, and sees. */
export class Tab {
  constructor(
    readonly engine: Engine,
    readonly line: Line,
    readonly look: Look,
  ) {}

  get driver() {
    return this.engine.driver
  }

  /** Opens a path of the product in the language of the look. */
  async open(path: string): Promise<void> {
    const url = new URL(path, this.line.url)
    url.searchParams.set('lang', this.look.lang)
    await this.driver.get(url.href)
  }

  async resize(): Promise<void> {
    const { width } = this.look
    await this.driver
      .manage()
      .window()
      .setRect({ width, height: width < 768 ? 740 : 900, x: 0, y: 0 })
  }

  /** What a function gives in the page; without a name from around it, for it goes there as text. */
  run<Values extends unknown[], Result>(
    script: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    return this.driver.executeScript(`return (${script}).apply(null, arguments)`, ...values)
  }

  /** The first element that is called so; null where none is. */
  #find(name: string, within: string): Promise<WebElement | null> {
    return this.driver.executeScript(`return (${called}).apply(null, arguments)`, name, within)
  }

  /** Asks until the answer is there: anything but null, false and what throws. */
  async until<Answer>(what: string, ask: () => Promise<Answer | null | false>, seconds = 30): Promise<Answer> {
    let last: unknown = 'no answer'
    for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await sleep(30)) {
      try {
        const answer = await ask()
        if (answer !== null && answer !== false) return answer
      } catch (error) {
        last = error
      }
    }
    const where = await this.driver.getCurrentUrl().catch(() => '')
    await this.picture('failed').catch(() => {})
    throw new Error(`${this.engine.name}, ${this.look.lang} ${this.look.width}: never ${what} at ${where} (${last})`)
  }

  /**
   * Bars that stay where they are may cover what an engine has only just brought into the window, and what is still being drawn
   * above it moves it: WebKit does not hold the place that is looked at.
   */
  async #click(element: WebElement): Promise<void> {
    await this.driver.executeAsyncScript(resting, element)
    await element.click()
  }

  called(name: string, within = 'body'): Promise<WebElement> {
    return this.until(`“${name}”`, () => this.#find(name, within))
  }

  /** Presses what is called so, as soon as a press of it is taken. */
  async press(name: string, within = 'body'): Promise<void> {
    await this.until(`pressed “${name}”`, async () => {
      const element = await this.#find(name, within)
      return element !== null && this.#isTaken(element)
    })
  }

  async pressAt(selector: string): Promise<void> {
    await this.until(`pressed ${selector}`, async () => {
      const [element] = await this.driver.findElements({ css: selector })
      return element !== undefined && this.#isTaken(element)
    })
  }

  /** Whether a press did what it does: a page that its scripts have not taken over yet unfolds nothing. */
  async #isTaken(element: WebElement): Promise<boolean> {
    const isFolded = 'return arguments[0].isConnected && arguments[0].getAttribute("aria-expanded") === "false"'
    const wasFolded = await this.driver.executeScript(isFolded, element)
    await this.#click(element)
    if (!wasFolded) return true
    // A press that was taken may be shown a moment later: another one at once would fold the part again.
    for (const deadline = Date.now() + 1000; Date.now() < deadline; await sleep(30))
      if (!(await this.driver.executeScript(isFolded, element).catch(() => false))) return true
    return false
  }

  /** Opens a part that a button unfolds, where it is folded. */
  async unfold(part: string): Promise<void> {
    const button = await this.at(`[aria-controls="${part}"]`)
    const isFolded = 'return arguments[0].getAttribute("aria-expanded") === "false"'
    if (await this.driver.executeScript(isFolded, button)) await this.pressAt(`[aria-controls="${part}"]`)
  }

  at(selector: string): Promise<WebElement> {
    return this.until(selector, async () => (await this.driver.findElements({ css: selector }))[0] ?? null)
  }

  /** Types into a box in place of what stands there. */
  async fill(id: string, text: string): Promise<void> {
    await this.until(`filled ${id}`, async () => {
      const [box] = await this.driver.findElements({ css: `[id="${id}"]` })
      if (!box) return false
      await this.#click(box)
      await this.run(() => {
        const { activeElement } = document
        if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
          activeElement.select()
      })
      await box.sendKeys(text === '' ? Key.BACK_SPACE : text)
      return true
    })
  }

  /** What the window shows, as a file that is left to be looked at. */
  async picture(name: string): Promise<void> {
    const { lang, width } = this.look
    mkdirSync(pictures, { recursive: true })
    const file = `${pictures}/${this.engine.name}-${lang}-${width}-${name}.png`
    writeFileSync(file, await this.engine.picture(), 'base64')
  }

  /** Waits until nothing new has come from the server for a while. */
  async settled(): Promise<void> {
    let known = -1
    await this.until('settled', async () => {
      const before = known
      known = await this.run(() => performance.getEntriesByType('resource').length)
      await sleep(300)
      return known === before
    })
  }

  keys(...keys: string[]): Promise<void> {
    return this.driver
      .actions()
      .sendKeys(...keys)
      .perform()
  }

  text(selector = 'body'): Promise<string> {
    return this.run(textIn, selector)
  }

  async sees(text: string | RegExp, selector = 'body', seconds = 30): Promise<void> {
    const plain =
      typeof text === 'string' ? text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u2066-\u2069]/g, '') : text
    let seen = ''
    await this.until(
      `${text} in ${selector}`,
      async () => {
        seen = await this.text(selector)
        return typeof plain === 'string' ? seen.includes(plain) : plain.test(seen)
      },
      seconds,
    ).catch((error) => {
      throw new Error(`${error.message}, but: ${seen.slice(0, 1500)}`)
    })
  }

  async isAt(pattern: RegExp): Promise<void> {
    await this.until(`at ${pattern}`, async () => pattern.test(await this.driver.getCurrentUrl()))
  }

  value(id: string): Promise<string> {
    return this.run(
      ((id: string) => {
        const box = document.getElementById(id)
        return box instanceof HTMLInputElement || box instanceof HTMLSelectElement ? box.value : ''
      }) as never,
      id,
    ) as Promise<string>
  }

  async holds(id: string, value: string): Promise<void> {
    await this.until(`${value} in ${id}`, async () => (await this.value(id)) === value)
  }

  /** Nothing sticks out at either side, and no box makes a phone enlarge the page. */
  async fits(): Promise<void> {
    let wide: string[] = []
    await this.until(
      'as wide as its window',
      async () => {
        wide = [...(await this.run(overflowing)), ...(await this.run(zooming))]
        const by = await this.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        return wide.length === 0 && by <= 0
      },
      3,
    ).catch((error) => {
      throw new Error(`${error.message}: ${wide.join('; ')}`)
    })
  }

  /** The next file that the page hands over, as soon as all of it is there. */
  async download(name: RegExp): Promise<string> {
    const folder = this.engine.downloads
    const found = await this.until(
      `a download ${name}`,
      async () => {
        const files = readdirSync(folder)
        // Firefox keeps the name with an empty file while the content is still on its way.
        if (files.some((file) => /\.(part|wkdownload)$/.test(file))) return null
        return files.find((file) => name.test(file) && statSync(`${folder}/${file}`).size > 0) ?? null
      },
      60,
    )
    return `${folder}/${found}`
  }

  /** As a new visitor: nothing kept, nothing open. */
  async forget({ cookies = true } = {}): Promise<void> {
    await this.driver.get(`${this.line.url}/robots.txt`)
    await this.run(async () => {
      localStorage.clear()
      sessionStorage.clear()
      const workers = await navigator.serviceWorker.getRegistrations()
      await Promise.all(workers.map((worker) => worker.unregister()))
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
    })
    if (cookies) await this.driver.manage().deleteAllCookies()
  }
}
