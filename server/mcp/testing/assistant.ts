import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { FastifyInstance } from 'fastify'

/** The protocol's own client, over the application. */
export async function connectAssistant(app: FastifyInstance, headers: Record<string, string> = {}): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
    requestInit: { headers },
    fetch: async (_url, init) => {
      const answer = await app.inject({
        method: init?.method === 'GET' ? 'GET' : 'POST',
        url: '/mcp',
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(typeof init?.body === 'string' && { payload: init.body }),
      })
      const { statusCode: status, headers: sent } = answer
      const type = String(sent['content-type'] ?? 'application/json')
      return new Response(status === 202 ? null : answer.body, { status, headers: { 'content-type': type } })
    },
  })
  const client = new Client({ name: 'a test', version: '1' })
  await client.connect(transport)
  return client
}

/** What a tool answers: its numbers, its sentences, and whether it refuses. */
export async function callTool(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { structuredContent, content, isError = false } = await client.callTool({ name, arguments: input })
  const [said] = content
  return { data: Object(structuredContent), said: said?.type === 'text' ? said.text : '', isError }
}
