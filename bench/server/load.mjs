// The load: so many connections, each with one request under way, for so long.
import { Agent, request } from 'node:http'
import { cpuMicroseconds } from './start.mjs'

/** Sends one request and gives its body. */
export function send({ url, agent, method = 'GET', path, headers, body }) {
  return new Promise((resolve, reject) => {
    const call = request(`${url}${path}`, { agent, method, headers }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks)
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${text.subarray(0, 300)}`))
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** Microseconds of the server's processor that a request costs. `work` sends a visitor's request: one connection each. */
export async function cpuPerRequest({ url, pid }, work, { visitors, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors.length })
  let requests = 0
  const before = cpuMicroseconds(pid)
  const end = performance.now() + seconds * 1000
  async function connection(visitor) {
    while (performance.now() < end) {
      await work({ url, agent }, visitor)
      requests += 1
    }
  }
  await Promise.all(visitors.map(connection))
  const spent = cpuMicroseconds(pid) - before
  agent.destroy()
  return spent / requests
}
