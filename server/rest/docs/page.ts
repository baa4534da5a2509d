import * as z from 'zod/mini'
import { errorCodes, errorStatuses } from '../../../src/domain/error-codes'
import { languages } from '../../../src/domain/options'
import { describe } from '../../http/problems'
import { inlineHashes } from '../../http/security-headers'
import { AppError } from '../../infra/errors'
import { accessOf, type Call, type Content, groupsOf, type Operation, type Parameter } from './call'
import { examplesOf } from './examples'
import { type Schema, shapeOf } from './shape'
import { style } from './style'
import { tasks } from './tasks'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const code = (text: string) => `<code>${escaped(text)}</code>`
const schemaOf = (content: Content | undefined) => content?.content?.['application/json'].schema

function block(title: string, schema: Schema | undefined): string {
  return schema ? `<h4>${title}</h4><pre tabindex="0"><code>${escaped(shapeOf(schema))}</code></pre>` : ''
}

function parameterRows(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(({ in: place, name, required, schema }) => {
    const note = [required ? 'required' : 'optional', schema.description].filter(Boolean).join(': ')
    return `<tr><th scope="row">${code(name)}</th><td>${place}</td><td>${code(shapeOf(schema))}</td><td>${escaped(note)}</td></tr>`
  })
  return `<h4>Parameters</h4><div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Note</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

const isSuccess = (status: string) => Number(status) < 300

function answers(responses: Operation['responses']): string {
  const entries = Object.entries(responses)
  const shapes = entries.flatMap(([status, answer]) => {
    if (!isSuccess(status)) return []
    const headers = Object.keys(answer.headers ?? {}).map(code)
    const [kind] = Object.keys(answer.content ?? {})
    if (kind !== undefined && kind !== 'application/json')
      return `<h4>Answer ${status}</h4><p>A file: ${code(kind)}</p>`
    return block(`Answer ${status}${headers.length > 0 ? `, with ${headers.join(', ')}` : ''}`, schemaOf(answer))
  })
  const refused = entries.filter(([status]) => !isSuccess(status))
  const list = refused.map(([status, { description }]) => `<dt>${code(status)}</dt><dd>${escaped(description)}</dd>`)
  return `${shapes.join('')}<h4>Refusals</h4><dl>${list.join('')}</dl>`
}

const verb = (method: string) => `<span class="method">${method.toUpperCase()}</span>`
/** Long paths break between their parts and nowhere else. */
const breakable = (path: string) => `<code>${escaped(path).replaceAll('/', '<wbr>/')}</code>`

/** The call as it is written; closed, for the page is long without them. */
function examples(call: Call): string {
  const all = examplesOf(call).map(
    ({ language, text }) => `<h4>${language}</h4><pre tabindex="0"><code>${escaped(text)}</code></pre>`,
  )
  return `<details><summary>curl, TypeScript, Python</summary>${all.join('')}</details>`
}

function section({ method, path, operation }: Call): string {
  const access = accessOf(operation)
  return `<section id="${escaped(operation.operationId)}"><h3 class="call">${verb(method)} ${breakable(path)}</h3>
<p>${escaped(operation.summary)}. ${escaped(operation.description)} <span class="muted">${access}</span></p>
${parameterRows(operation.parameters ?? [])}${block('Body', schemaOf(operation.requestBody))}${examples({ method, path, operation })}${answers(operation.responses)}</section>`
}

const link = ({ method, path, operation }: Call) =>
  `<li><a class="call" href="#${escaped(operation.operationId)}">${verb(method)} ${breakable(path)}</a></li>`

const groupId = (name: string) => `calls-${name.toLowerCase().replaceAll(' ', '-')}`

type Group = ReturnType<typeof groupsOf>[number]

const navigation = ({ name, calls }: Group) =>
  `<h2><a href="#${groupId(name)}">${escaped(name)}</a></h2><ul>${calls.map(link).join('')}</ul>`

const detail = ({ name, calls }: Group) =>
  `<h2 id="${groupId(name)}">${escaped(name)}</h2>${calls.map(section).join('\n')}`

const intro = `<p>Everything but files is JSON. A session is a cookie that <a href="#auth.register">registering</a> and <a href="#auth.login">signing in</a> set; programs send
<code>Authorization: Bearer mizan_…</code> with an access token instead, which its owner makes on the account page.
A refusal has the body <code>{ error, message, code, issues?, requestId? }</code>: <code>code</code> is for programs, the sentence for people, in Arabic
when <code>Accept-Language</code> prefers it; its header <code>Link</code> leads to the code’s line below. The same as data: <a href="/api/openapi.json">openapi.json</a>; in short: <a href="/llms.txt">llms.txt</a>; what has changed: <a href="/api/changelog">changelog</a>. Examples read the address from
<code>MIZAN</code> and an access token from <code>TOKEN</code>. Assistants call <code>POST /mcp</code>.</p>`

/** Every code with which a call may be refused, its status and its sentences. */
function refusals(): string {
  const rows = errorCodes.map((refusal) => {
    const [english, arabic] = languages.map((language) => describe(new AppError(refusal), language).message)
    return `<tr id="code-${refusal}"><th scope="row">${code(refusal)}</th><td>${errorStatuses[refusal]}</td><td>${escaped(english ?? '')}</td><td lang="ar" dir="rtl">${escaped(arabic ?? '')}</td></tr>`
  })
  const head = ['Code', 'Status', 'In English', 'In Arabic'].map((name) => `<th scope="col">${name}</th>`).join('')
  return `<h2 id="codes">Codes of refusals</h2><div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

const documentSchema = z.object({ info: z.object({ version: z.string() }) })

const plain = (text: string) => text.toLowerCase().normalize('NFKC')

/** The calls in whose path, name or description every word of what is looked for stands. */
function found(groups: readonly Group[], search: string): Group[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const holds = ({ method, path, operation }: Call) => {
    const text = plain([method, path, operation.operationId, operation.summary, operation.description].join(' '))
    return words.every((word) => text.includes(word))
  }
  return groups.flatMap(({ name, calls }) => {
    const here = calls.filter(holds)
    return here.length > 0 ? [{ name, calls: here }] : []
  })
}

/** A form that asks the server again: the page runs no script. */
const searchForm = (search: string) =>
  `<form role="search" action="/api/docs"><label for="q">Search the calls</label><input id="q" name="q" type="search" maxlength="100" value="${escaped(search)}"><button>Search</button></form>`

function outcome(groups: readonly Group[], search: string): string {
  if (search === '') return ''
  const count = groups.reduce((sum, { calls }) => sum + calls.length, 0)
  const said = count === 0 ? 'No call has these words' : count === 1 ? 'One call' : `${count} calls`
  return `<p role="status">${said}: “${escaped(search)}”. <a href="/api/docs">All calls</a></p>`
}

/** What programs are written for, with the calls that each takes. */
function taskSections(groups: readonly Group[]): string {
  const all = groups.flatMap(({ calls }) => calls)
  const sections = tasks.map(({ id, title, text, calls }) => {
    const named = calls.flatMap((name) => all.find(({ operation }) => operation.operationId === name) ?? [])
    return `<section id="${id}"><h3>${escaped(title)}</h3><p>${escaped(text)}</p><ol>${named.map(link).join('')}</ol></section>`
  })
  return `<h2 id="tasks">Tasks</h2>${sections.join('')}`
}

/** A document of ours for programs, with the policy that it is served with. It runs nothing and loads nothing. */
export function plainPage(title: string, body: string): { html: string; policy: string } {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style>`
  const html = `<!doctype html><html lang="en" dir="ltr"><head>${head}</head><body>${body}</body></html>`
  const policy = `default-src 'none'; style-src ${inlineHashes([html], 'style').join(' ')}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  return { html, policy }
}

/** The description at /api/openapi.json as a page to read; with a search, the calls that it finds. */
export function docsPage(document: unknown, search = ''): { html: string; policy: string } {
  const { info } = documentSchema.parse(document)
  const whole = groupsOf(document)
  const groups = search === '' ? whole : found(whole, search)
  const header = `<header><h1>Mizan for programs</h1><p class="muted">Version ${escaped(info.version)}</p>${intro}${searchForm(search)}${outcome(groups, search)}</header>`
  const [more, places] = search === '' ? [`${taskSections(whole)}`, '<h2><a href="#tasks">Tasks</a></h2>'] : ['', '']
  const nav = `<nav aria-label="Calls" tabindex="0">${places}${groups.map(navigation).join('')}<h2><a href="#codes">Codes of refusals</a></h2></nav>`
  return plainPage(
    'Mizan for programs',
    `${header}${nav}<main>${more}${groups.map(detail).join('')}${refusals()}</main>`,
  )
}
