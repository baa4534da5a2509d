import { createHash } from 'node:crypto'
import type { FastifyHelmetOptions } from '@fastify/helmet'

const inline = (tag: 'script' | 'style') =>
  new RegExp(`<${tag}(?![^>]*\\b(?:src=|type="application/))[^>]*>([\\s\\S]*?)</${tag}>`, 'gi')

/** The CSP sources of the scripts or styles that stand inside these documents. */
export function inlineHashes(documents: readonly string[], tag: 'script' | 'style'): string[] {
  const texts = documents.flatMap((document) => [...document.matchAll(inline(tag))].map((match) => match[1] ?? ''))
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

const year = 31_536_000

/** The workers that make PDF files are the only scripts that may compile WebAssembly, and they may do little else. */
const pdfWorkerPolicy =
  "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self';frame-ancestors 'none'"

/** The policy of a file that has one of its own, by its path in the client's folder: a worker obeys that of its response. */
export const ownPolicyOf = (file: string): string | null =>
  /^assets\/(report|invoice)\.worker-[\w-]+\.js$/.test(file) ? pdfWorkerPolicy : null

function common(isHttps: boolean): FastifyHelmetOptions {
  return {
    global: true,
    strictTransportSecurity: isHttps ? { maxAge: year, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }
}

/** Pages run our own scripts and those inline ones that were there when the server started, and nothing else. */
export function pageHeaders(documents: readonly string[], isHttps: boolean): FastifyHelmetOptions {
  return {
    ...common(isHttps),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineHashes(documents, 'script')],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...inlineHashes(documents, 'style')],
        // Prerendered widths and positions are style attributes; they can carry no script.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  }
}

/**
 * Data is never a document: even where a browser takes it for one, it may load and run nothing. These go with every
 * call, so they are made once, and those that only mean something for documents are left out.
 */
export function dataHeaders(isHttps: boolean): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(isHttps && { 'strict-transport-security': `max-age=${year}` }),
  }
}
