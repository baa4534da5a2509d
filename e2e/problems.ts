import type { BrowserContext, ConsoleMessage, Page, Request, WebError } from 'playwright/test'

/** What went wrong in the browser while a test ran. A test names what it provokes; anything else fails it. */
export interface Problems {
  /** Declares a problem that this test causes on purpose; it fails if the problem does not come. */
  expect(pattern: RegExp): void
  /** Declares a problem that comes or not, by what the browser has kept of earlier tests. */
  allow(pattern: RegExp): void
}

/** A proxy answers the page's next such call in the place of the server, with a page of its own. */
export const failNext = (page: Page, call: string) =>
  page.route(
    `**/trpc/${call}*`,
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
    { times: 1 },
  )

const heights: Record<number, number> = { 360: 740, 768: 1024 }

export function viewportOf(width: number) {
  return { width, height: heights[width] ?? 800 }
}

/** Collects console errors, uncaught errors, failed requests and reports of the content security policy. */
export class ProblemLog implements Problems {
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []
  readonly #allowed: RegExp[] = []
  /** The context outlives the test. */
  readonly stop: () => void

  constructor(context: BrowserContext) {
    const onConsole = (message: ConsoleMessage) => {
      // Said by Playwright itself, as its configuration asks for.
      if (message.text() === 'Service Worker registration blocked by Playwright') return
      if (message.type() === 'error' || message.type() === 'warning') {
        this.#seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
      }
    }
    const onError = (error: WebError) => this.#seen.push(`uncaught: ${error.error().stack ?? error.error().message}`)
    const onFailed = (request: Request) => {
      const reason = request.failure()?.errorText ?? ''
      // Leaving a page cancels what it was still loading.
      if (reason !== 'net::ERR_ABORTED')
        this.#seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`)
    }
    context.on('console', onConsole).on('weberror', onError).on('requestfailed', onFailed)
    this.stop = () => void context.off('console', onConsole).off('weberror', onError).off('requestfailed', onFailed)
  }

  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  /** The unexpected, and the expected that did not come. */
  verdict(): string[] {
    const declared = [...this.#expected, ...this.#allowed]
    const unexpected = this.#seen.filter((text) => !declared.some((pattern) => pattern.test(text)))
    const missing = this.#expected.filter((pattern) => !this.#seen.some((text) => pattern.test(text)))
    return [...unexpected, ...missing.map((pattern) => `expected but did not happen: ${pattern}`)]
  }
}

/** Runs in every page before its own scripts: a violation of the policy becomes an uncaught error. */
export function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    reportError(new Error(`content security policy: ${event.effectiveDirective} blocked ${event.blockedURI}`))
  })
}
