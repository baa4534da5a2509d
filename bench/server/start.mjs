// A server in a separate process, and the CPU time it has used.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/tools/free-port.mjs'

const isHealthy = (url) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts `script`; its log is written as in service, and thrown away. */
export async function startServer(script, settings) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', ...settings }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const deadline = Date.now() + 60_000
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${script} did not start`)
    await sleep(100)
  }
  return {
    url,
    pid: child.pid,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

const ticksASecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Microseconds of processor time that a process has used, its threads and the kernel's work for it included. */
export function cpuMicroseconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program comes second, in brackets, and may hold anything.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return ((Number(user) + Number(system)) / ticksASecond) * 1e6
}
