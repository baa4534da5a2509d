import { brand } from '../../../src/domain/site/brand'

/** The product's green, which is read on white and on the black of mail programs at night. */
const brandColor = '#0e8a63'

/** A letter in plain text. */
export interface EmailMessage {
  to: string
  subject: string
  text: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

/** Addresses as links; a full stop after one ends the sentence. */
const linked = (line: string) =>
  escaped(line).replace(/https?:\/\/[^\s<]*[^\s<.,،]/g, (address) => `<a href="${address}" dir="ltr">${address}</a>`)

const isCode = (paragraph: string) => /^\d{6}$/.test(paragraph)

function paragraphOf(text: string): string {
  if (isCode(text)) return `<p style="font-size:28px;letter-spacing:4px;font-weight:bold">${text}</p>`
  return `<p>${text.split('\n').map(linked).join('<br>')}</p>`
}

/** A letter in plain text as a page of HTML under the product's name, in the direction of its language, without a picture or anything from elsewhere. */
export function letterHtml({ subject, text }: Pick<EmailMessage, 'subject' | 'text'>): string {
  // Its last line, who it is from, is in its language; a name in its greeting may be in another.
  const isArabic = /\p{Script=Arabic}/u.test(text.trim().split('\n').at(-1) ?? '')
  const [language, direction] = isArabic ? (['ar', 'rtl'] as const) : (['en', 'ltr'] as const)
  const body = text
    .trim()
    .split(/\n{2,}/)
    .map(paragraphOf)
    .join('\n')
  // An address is one long word: it breaks rather than widen the page, which in Arabic would push the text out of sight.
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:break-word;max-width:36em;margin:0 auto;padding:24px">
<p style="margin:0 0 24px;padding-bottom:8px;border-bottom:2px solid ${brandColor};color:${brandColor};font-size:20px;font-weight:bold">${brand[language]}</p>
${body}
</body></html>`
}
