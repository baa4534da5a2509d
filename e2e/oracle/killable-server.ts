import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/tools/free-port.mjs'

const maxStartMs = 60_000

/** The built product at one address over one data folder, however often it is killed. */
export class KillableServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'mizan-oracle-'))
  #child: ChildProcess | null = null
  #port = 0
  /** How often it was killed. */
  kills = 0

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    this.#port ||= await freePort()
    const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'fatal', RATE_LIMIT: 'off', HOST: '127.0.0.1' }
    Object.assign(env, { PORT: String(this.#port), DATA_DIR: join(this.#folder, 'data') })
    this.#child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'inherit', 'inherit'] })
    const deadline = Date.now() + maxStartMs
    while (!(await this.#isUp())) {
      if (Date.now() > deadline) throw new Error('The server did not come up within a minute.')
      await sleep(100)
    }
  }

  async #isUp(): Promise<boolean> {
    return (await fetch(`${this.url}/api/health`).catch(() => null))?.ok ?? false
  }

  /** Ends it with SIGKILL: it writes nothing more and says nothing. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    this.kills += 1
  }

  /**
   * Kills it and starts it again, over and over. Between two times it is up for `restMs` and twice as long as starting
   * took, so that on a slow machine too pages can be opened. Answers what ends that, with the server up.
   */
  trouble(restMs: () => number): () => Promise<void> {
    const over = new AbortController()
    const rest = (ms: number) => sleep(ms, undefined, { signal: over.signal }).catch(() => undefined)
    const going = (async () => {
      await rest(restMs())
      while (!over.signal.aborted) {
        const since = Date.now()
        await this.kill()
        await this.start()
        await rest(restMs() + 2 * (Date.now() - since))
      }
    })()
    return () => {
      over.abort()
      return going
    }
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
