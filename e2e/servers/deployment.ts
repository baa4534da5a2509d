import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BuiltServer, startBuiltServer } from '../../scripts/tools/built-server.mjs'

/** A server with a copy of the built product of its own, which can be replaced by a newer version and killed. */
export class Deployment {
  #folder = ''
  #server: BuiltServer | undefined

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

  /** Replaces the product while the server is down: the same program, each script under another name. The new entry's path. */
  async deployNewer(): Promise<string> {
    let scripts: string[] = []
    await this.#server?.whileStopped(async () => {
      scripts = await this.#renameScripts()
    })
    return `/assets/${scripts.find((name) => name.startsWith('app-'))}`
  }

  /** All of them: browsers keep a script by its name, and an older one would bring the older entry along. */
  async #renameScripts(): Promise<string[]> {
    const client = join(this.#folder, 'dist/client')
    const assets = join(client, 'assets')
    const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
    const names = new RegExp(scripts.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
    const newer = (text: string) => text.replace(names, (name) => name.replace(/\.js$/, '-newer.js'))
    for (const folder of [assets, client, join(this.#folder, 'dist/pages')]) {
      for (const name of await readdir(folder)) {
        const path = join(folder, name)
        if (/\.js\.(br|gz)$/.test(name)) await rm(path)
        else if (/\.(js|html)$/.test(name)) await writeFile(path, newer(await readFile(path, 'utf8')))
      }
    }
    for (const name of scripts) await rename(join(assets, name), join(assets, newer(name)))
    return scripts.map(newer)
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
