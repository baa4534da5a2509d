#!/usr/bin/env node
// The few options of curl that docs/rest.md uses, for machines without it. Anything else is an error.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const text = { type: 'string' }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean' },
    'show-error': { type: 'boolean' },
    cookie: text,
    'cookie-jar': text,
    header: { type: 'string', multiple: true, default: [] },
    request: text,
    json: text,
    output: text,
    'dump-header': text,
    'write-out': text,
  },
})
if (positionals.length !== 1) throw new Error('curl: one address, please')

const jar = values.cookie
const cookies = new Map(jar && existsSync(jar) ? JSON.parse(readFileSync(jar, 'utf8')) : [])

function headersToSend() {
  const headers = new Headers(values.header.map((line) => line.split(/:\s*/, 2)))
  if (values.json !== undefined) headers.set('content-type', 'application/json')
  if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
  return headers
}

function keepCookies(response) {
  for (const line of response.headers.getSetCookie()) {
    const [name, value] = line.split(';', 1)[0].split('=', 2)
    if (/max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
  if (values['cookie-jar']) writeFileSync(values['cookie-jar'], JSON.stringify([...cookies]))
}

const write = (file, content) =>
  file === undefined || file === '-' ? process.stdout.write(content) : writeFileSync(file, content)

const response = await fetch(positionals[0], {
  method: values.request ?? (values.json === undefined ? 'GET' : 'POST'),
  headers: headersToSend(),
  ...(values.json !== undefined && { body: values.json }),
})
keepCookies(response)
const head = [...response.headers].map((pair) => pair.join(': ')).join('\r\n')
if (values['dump-header']) write(values['dump-header'], `HTTP/1.1 ${response.status}\r\n${head}\r\n\r\n`)
write(values.output, Buffer.from(await response.arrayBuffer()))
if (values['write-out']) process.stdout.write(values['write-out'].replaceAll('%{http_code}', response.status))
