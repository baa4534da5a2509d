import { brand } from '../../../src/domain/site/brand'
import { look, sheet } from './email-look'
import { type EmailPart, emailParts } from './email-parts'

/** An e-mail in plain text. */
export interface EmailMessage {
  to: string
  subject: string
  text: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

const link = (address: string, text: string) => `<a href="${address}" ${look('link')}>${text}</a>`

/** Addresses as links; a full stop after one ends the sentence. */
const linked = (line: string) =>
  escaped(line).replace(/https?:\/\/[^\s<]*[^\s<.,،]/g, (address) => link(address, `<span dir="ltr">${address}</span>`))

const room = 'margin:0 0 16px'
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"'

function factRow({ name, value }: { name: string; value: string }, at: number): string {
  const top = at === 0 ? '' : 'border-top-width:1px;border-top-style:solid;'
  const cell = (style: string) => look('rule', `${top}vertical-align:top;padding:8px 0;${style}`)
  const named = `<td width="40%" ${cell('padding-inline-end:16px')}><span ${look('muted')}>${escaped(name)}</span></td>`
  return `<tr>${named}<td ${cell('font-weight:600')}><span dir="auto">${linked(value)}</span></td></tr>`
}

/** The way that an e-mail asks for is a button; an address without a label is also read below it, to be copied. */
function buttonHtml({ label, address }: EmailPart & { kind: 'way' }, subject: string): string {
  const href = escaped(address)
  const style = 'display:inline-block;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none'
  const button = `<p style="margin:8px 0 24px"><a href="${href}" ${look('button', style)}>${escaped(label ?? subject)}</a></p>`
  return label === null ? `${button}<p style="${room};font-size:14px">${linked(address)}</p>` : button
}

const codeStyle =
  'margin:8px 0 24px;padding:16px;border-radius:8px;text-align:center;font-size:32px;line-height:1.2;font-weight:600;letter-spacing:6px'

function partHtml(part: EmailPart, isFirstWay: boolean, subject: string): string {
  switch (part.kind) {
    case 'words':
      return `<p style="${room}">${part.lines.map(linked).join('<br>')}</p>`
    case 'code':
      return `<p dir="ltr" ${look('well', codeStyle)}>${part.code}</p>`
    case 'way':
      if (isFirstWay) return buttonHtml(part, subject)
      return `<p style="${room}">${link(escaped(part.address), escaped(part.label ?? part.address))}</p>`
    case 'facts':
      return `<table ${table} style="margin:0 0 24px;border-collapse:collapse;table-layout:fixed">${part.facts.map(factRow).join('')}</table>`
  }
}

/** What a list of e-mails shows after the subject: the first words that are no greeting. */
function summaryOf(parts: readonly EmailPart[]): string {
  const lines = parts.flatMap((part) => (part.kind === 'words' ? part.lines : []))
  return lines.find((line) => !/[,،]$/.test(line)) ?? ''
}

const fonts = "'IBM Plex Sans','IBM Plex Sans Arabic',system-ui,'Segoe UI',Tahoma,sans-serif"

/** How the languages of e-mails run. */
const scripts = {
  en: { dir: 'ltr', align: 'left', lineHeight: 1.5 },
  ar: { dir: 'rtl', align: 'right', lineHeight: 1.7 },
} as const

/** An e-mail in plain text as a page of HTML under the product's name, in the direction of its language, without a picture or anything from elsewhere. */
export function emailHtml({ subject, text }: Pick<EmailMessage, 'subject' | 'text'>): string {
  const parts = emailParts(text)
  const firstWay = parts.find(({ kind }) => kind === 'way')
  const last = parts.at(-1)
  const fromLines = last?.kind === 'words' ? last.lines : []
  if (fromLines.length > 0) parts.pop()
  // A name in the greeting may be in another language; who it is from is in that of the e-mail.
  const language = /\p{Script=Arabic}/u.test(fromLines.join()) ? 'ar' : 'en'
  const { dir, align, lineHeight } = scripts[language]
  const paper = `max-width:560px;table-layout:fixed;border-width:1px;border-style:solid;border-radius:12px`
  // An address is one long word: it breaks rather than widen the page, which in Arabic would push the text out of sight.
  const words = `padding:24px;font-family:${fonts};font-size:16px;line-height:${lineHeight};overflow-wrap:break-word;text-align:${align}`
  return `<!doctype html>
<html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${sheet}</style></head>
<body ${look('page', 'margin:0')}>
<div style="display:none">${escaped(summaryOf(parts))}</div>
<table ${table} ${look('page')}><tr><td align="center" style="padding:24px 12px">
<table ${table} ${look('paper', paper)}><tr><td dir="${dir}" style="${words}">
<p ${look('brand', 'margin:0 0 24px;font-size:20px;font-weight:600')}>${brand[language]}</p>
${parts.map((part) => partHtml(part, part === firstWay, subject)).join('\n')}
<p ${look('muted', 'margin:8px 0 0')}>${fromLines.map(linked).join('<br>')}</p>
</td></tr></table>
</td></tr></table>
</body></html>`
}
