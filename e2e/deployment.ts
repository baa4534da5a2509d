import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BuiltServer, startBuiltServer } from '../scripts/tools/built-server.mjs'

/** A server with a copy of the built product of its own, which can be replaced by a newer version and killed. */
export class Deployment {
  #folder = ''
  #server: BuiltServer | undefined
  #count = 0

  get url(): string {
    if (!this.#server) throw new Error('not started')
    return this.#server.url
  }

  async start(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'mizan-deployed-'))
    const dist = join(this.#folder, 'dist')
    await cp('dist', dist, { recursive: true })
    await symlink(resolve('node_modules'), join(this.#folder, 'node_modules'))
    this.#server = await startBuiltServer({}, dist)
  }

  /** Replaces the product while the server is down: the same program under other names of its files. */
  async deployNewer(): Promise<string> {
    let entry = ''
    await this.#server?.whileStopped(async () => {
      entry = await this.#renameEntry()
    })
    return entry
  }

  async #renameEntry(): Promise<string> {
    const assets = join(this.#folder, 'dist/client/assets')
    const old = (await readdir(assets)).find((name) => /^app-.*\.js$/.test(name)) ?? ''
    this.#count += 1
    const newer = old.replace(/(-newer\d*)?\.js$/, `-newer${this.#count}.js`)
    for (const folder of [assets, join(this.#folder, 'dist/client'), join(this.#folder, 'dist/pages')]) {
      for (const name of (await readdir(folder)).filter((file) => /\.(js|html)$/.test(file))) {
        const path = join(folder, name)
        const text = await readFile(path, 'utf8')
        if (!text.includes(old)) continue
        await writeFile(path, text.replaceAll(old, newer))
        for (const compressed of ['br', 'gz']) await rm(`${path}.${compressed}`, { force: true })
      }
    }
    for (const compressed of ['br', 'gz']) await rm(join(assets, `${old}.${compressed}`), { force: true })
    await rename(join(assets, old), join(assets, newer))
    return `/assets/${newer}`
  }

  /** Ends the process without a word: nothing answers at the address any more. */
  kill(): void {
    if (this.#server?.pid) process.kill(this.#server.pid, 'SIGKILL')
  }

  async remove(): Promise<void> {
    await this.#server?.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }
}
