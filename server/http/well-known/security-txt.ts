import type { FastifyInstance } from 'fastify'
import type { Env } from '../../infra/env'

const dayMs = 86_400_000
const holdsDays = 180

/** RFC 9116: whom to tell of a weakness. It asks for a date that is less than a year away: ours moves on by itself. */
function securityText(contact: string, { PUBLIC_URL }: Env): string {
  const expires = new Date((Math.floor(Date.now() / dayMs) + holdsDays) * dayMs).toISOString()
  return [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: ar, en',
    ...(PUBLIC_URL ? [`Canonical: ${PUBLIC_URL}/.well-known/security.txt`] : []),
    '',
  ].join('\n')
}

/** Only where a contact is configured. */
export function securityFile(app: FastifyInstance, env: Env): void {
  const contact = env.SECURITY_CONTACT ?? env.SUPPORT_EMAIL
  if (contact === undefined) return
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(securityText(contact, env)),
  )
}
