import type { FastifyInstance } from 'fastify'
import { languages } from '../../../src/domain/options'
import { languagePage, publicPages } from '../../../src/paths'

/** Everything may be read: what should not be listed says so itself, and can only say it when it is read. */
const robots = (address: string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /trpc/\n\nSitemap: ${address}/sitemap.xml\n`

const link = (hreflang: string, href: string) =>
  `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>\n`

function sitemap(address: string): string {
  const urls = publicPages.flatMap((path) => {
    const at = (language: (typeof languages)[number]) => `${address}${languagePage(path, language)}`
    const links = [...languages.map((language) => link(language, at(language))), link('x-default', at('en'))].join('')
    return languages.map((language) => `  <url>\n    <loc>${at(language)}</loc>\n${links}  </url>\n`)
  })
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('')}</urlset>\n`
}

/** What search engines ask for before they read a page. */
export function searchFiles(app: FastifyInstance, address: string): void {
  const files = [
    ['/robots.txt', 'text/plain', robots(address)],
    ['/sitemap.xml', 'application/xml', sitemap(address)],
  ] as const
  for (const [path, type, text] of files) {
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text),
    )
  }
}
