import { readFileSync } from 'node:fs'

/** The same choice that the server makes: the query, then the cookie, then what the browser accepts. */
function languageOf(request) {
  const query = new URL(request.url, 'http://localhost').searchParams.get('lang')
  const cookie = /(?:^|;\s*)lang=(en|ar)/.exec(request.headers.cookie ?? '')?.[1]
  const accepted = /^ar\b/.test(request.headers['accept-language'] ?? '') ? 'ar' : 'en'
  return [query, cookie].find((language) => language === 'en' || language === 'ar') ?? accepted
}

/** A Vite plugin that answers page requests in development, where nothing is prerendered. */
export function documents() {
  return {
    name: 'documents',
    configureServer(vite) {
      return () =>
        vite.middlewares.use(async (request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next()
          const { pathname } = new URL(request.originalUrl, 'http://localhost')
          const language = languageOf({ url: request.originalUrl, headers: request.headers })
          const template = readFileSync(pathname === '/' ? 'src/index.html' : 'src/app.html', 'utf8')
            .replace(
              '<html lang="en" dir="ltr">',
              `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
            )
            .replace('<!--app-->', '')
          const html = await vite.transformIndexHtml(request.originalUrl, template)
          response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
        })
    },
  }
}
