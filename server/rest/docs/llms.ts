import { accessOf, type Call, groupsOf } from './call'
import { tasks } from './tasks'

const line = ({ method, path, operation }: Call) =>
  `- [${method.toUpperCase()} ${path}](/api/docs#${operation.operationId}): ${operation.summary}. ${accessOf(operation)}`

/** The tasks, each with its calls. */
function tasksText(document: unknown): string {
  const all = groupsOf(document).flatMap(({ calls }) => calls)
  const lines = tasks.map(({ title, text, calls }) => {
    const named = calls.map((id) => all.find(({ operation }) => operation.operationId === id))
    const paths = named.flatMap((call) => (call ? [`${call.method.toUpperCase()} ${call.path}`] : []))
    return `- ${title}. ${text} ${paths.join(', ')}`
  })
  return `## Tasks\n\n${lines.join('\n')}\n`
}

const head = `# Mizan

> The financial evaluator for online stores in Saudi Arabia, in English and Arabic: what a month leaves, break-even, landed cost, VAT, cash on delivery, money needed and when it is back. Deterministic and exact.

- Assistants call POST /mcp (Model Context Protocol, streamable HTTP). Without a token the model is open; an access token in Authorization opens the projects of an account.
- Programs call the paths below. A plan is JSON; what is missing counts as in a blank plan. POST /api/evaluate with {"projectData": {}} needs no account.
- Figures come from answers alone: none has to be worked out. While questions of a plan are open there is no verdict, and typical values say how sure they are.
- [The reference, with bodies, answers and examples](/api/docs)
- [The same as data, OpenAPI 3.1](/api/openapi.json), with the messages of webhooks
- [What has changed, by day](/api/changelog); every answer names the latest day in Mizan-Version
- A refusal has a code, and a link to its explanation in the header Link
`

/** The interface in short, for assistants that read a site: /llms.txt. */
export function llmsText(document: unknown): string {
  const groups = groupsOf(document).map(({ name, calls }) => `## ${name}\n\n${calls.map(line).join('\n')}\n`)
  return [head, tasksText(document), ...groups].join('\n')
}
