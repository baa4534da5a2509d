// The page of plain DOM that the evaluator is measured against, on a port of its own.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

export async function servePlainPage() {
  const files = {
    '/': ['text/html', readFileSync('bench/keystroke/plain-page.html')],
    '/plain-page.js': ['text/javascript', readFileSync('bench/keystroke/plain-page.js')],
    '/domain.js': ['text/javascript', readFileSync('.cache/bench/domain/domain.js')],
  }
  const server = createServer((request, response) => {
    const [kind, content] = files[request.url.split('?')[0]] ?? ['text/plain', '']
    response.setHeader('content-type', kind).end(content)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}
