import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../testing/test-app'

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = await startTestApp({ timeouts: { headers: 1500, request: 2000, check: 200 } })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

/** How many connections are open that send slowly. */
let open = 0

/** Sends a byte every 300 ms, until the server closes the connection. */
function dribble(text: string): Promise<void> {
  return new Promise((resolve) => {
    open += 1
    const socket = connect(port, '127.0.0.1')
    let sent = 0
    const timer = setInterval(() => socket.write(text[sent++ % text.length] ?? 'x'), 300)
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      open -= 1
      resolve()
    })
  })
}

it('closes 1,000 connections that send a byte every 300 ms, and serves others in the meantime', async () => {
  const slow = Promise.all(Array.from({ length: 1000 }, () => dribble('GET / HTTP/1.1\r\nx-a: ')))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
  expect(open).toBeGreaterThan(0)
  await slow
  expect(open).toBe(0)
})

it('closes a connection whose body never ends', async () => {
  const head =
    'POST /api/evaluate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n'
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(head)
  const timer = setInterval(() => socket.write(' '), 300)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(timer)
  expect(answer).toMatch(/^(HTTP\/1\.1 408|$)/)
})
