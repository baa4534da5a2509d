import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../../server/infra/env'
import { codeEmail } from '../../server/infra/mail/mail'
import { noticeEmail, noticeKinds } from '../../server/infra/mail/notice-email'
import { receiptEmail } from '../../server/payments/send-receipt'
import { codeTypes, type Language, languages } from '../../src/domain/options'
import { loadTexts } from './dictionaries'
import { forbiddenIn, textsOfHtml } from './forbidden-words'
import { root } from './sources'

/** Components belong to the browser's project of types, so they are loaded by their address. */
const component = (path: string) => import(pathToFileURL(join(root, path)).href)

/** Every document as the build writes it; the first page as the server completes it, with and without a free place. */
async function prerendered(language: Language) {
  const { renderPage } = await component('src/app/prerender/prerender.tsx')
  const { renderLanding } = await component('src/app/prerender/render-landing.tsx')
  const names = ['landing', 'demo', 'privacy', 'terms', 'app']
  const documents = await Promise.all(
    names.map(async (page) => {
      const { head, body } = await renderPage(page, language)
      return { page, html: `${head}${body}` }
    }),
  )
  const site = {
    supportWhatsapp: '966500000000',
    supportEmail: 'help@mizan.example',
    creatorName: null,
    creatorLinks: [],
  }
  const landings = [true, false].map((hasFreePlace) => ({
    page: `first page, ${hasFreePlace ? 'places free' : 'places taken'}`,
    html: String(renderLanding(language, { ...site, takesCards: true, freePlaces: 100, hasFreePlace })),
  }))
  return [...documents, ...landings]
}

/** Every mail that the server sends: codes and links, notices, and the receipt with and without an address of support. */
function mails(language: Language) {
  const to = 'noor@store.example'
  const site = 'https://mizan.example'
  const receipt = {
    ...{ orderNumber: '00799F76', orderedAt: new Date(0), customerName: 'Noor', customerEmail: to },
    ...{
      total: 19900,
      net: 17304,
      vat: 2596,
      vatPct: 15,
      reference: '…12345678',
      isRefunded: false,
      isDisputed: false,
      taxDocuments: [],
    },
  }
  return [
    ...codeTypes.flatMap((type) =>
      [false, true].map((isLink) => codeEmail({ to, type, code: '123456', isLink, language }, site)),
    ),
    ...noticeKinds.flatMap((kind) =>
      [false, true].map((keepsPasskeys) =>
        noticeEmail({ to, language, kind, device: null, at: new Date(0), keepsPasskeys, site }),
      ),
    ),
    ...[{}, { SUPPORT_EMAIL: 'help@mizan.example', SUPPORT_WHATSAPP: '966500000000' }].map((settings) =>
      receiptEmail(readEnv(settings), { email: to, firstName: 'Noor', language }, receipt),
    ),
  ]
}

describe('the check of forbidden words', () => {
  it('finds an Arabic expression with what is written in one word with it, and under its vowel signs', () => {
    for (const text of [
      'تكلفة الوحدة الواصلة',
      'وبالنقد',
      'للنقد',
      'اجمالي الربح',
      'إجماليّ الربح',
      '\u2068النقد\u2069',
    ])
      expect(forbiddenIn(text, 'ar'), text).toHaveLength(1)
  })

  it('leaves other words alone that share letters', () => {
    for (const text of [
      'التدفق النقدي',
      'دورة التحول النقدي',
      'متواصلة',
      'بلا حدود',
      'إجمالي الإيرادات',
      'انقطع الاتصال',
    ])
      expect(forbiddenIn(text, 'ar'), text).toEqual([])
  })

  it('reads texts, attributes and structured data of a document', () => {
    const html =
      '<p title="a &amp; b">c <b>d</b></p><script type="application/ld+json">{"e":"f"}</script><style>g</style>'
    expect(textsOfHtml(html)).toEqual(['c', 'd', 'a & b', '{"e":"f"}'])
  })
})

describe('forbidden words', () => {
  it.each(languages)('are in no dictionary: %s', async (language) => {
    const found = [...(await loadTexts(language))].flatMap(([key, text]) =>
      forbiddenIn(text, language).map((what) => `${key}: ${what}`),
    )
    expect(found).toEqual([])
  })

  it.each(languages)('are on no prerendered page: %s', async (language) => {
    const pages = await prerendered(language)
    for (const { page, html } of pages) expect(textsOfHtml(html).length, page).toBeGreaterThan(1)
    const found = pages.flatMap(({ page, html }) =>
      textsOfHtml(html).flatMap((text) => forbiddenIn(text, language).map((what) => `${page}: ${what} in '${text}'`)),
    )
    expect(found).toEqual([])
  })

  it.each(languages)('are in no mail: %s', (language) => {
    const messages = mails(language)
    expect(messages).toHaveLength(2 * codeTypes.length + 2 * noticeKinds.length + 2)
    const found = messages.flatMap(({ subject, text }) =>
      [subject, ...text.split('\n')].flatMap((line) =>
        forbiddenIn(line, language).map((what) => `${what} in '${line}'`),
      ),
    )
    expect(found).toEqual([])
  })
})

describe('percent signs', () => {
  it('stand right of their digits on every Arabic page and in every Arabic mail', async () => {
    const pages = await prerendered('ar')
    const texts = [...pages.flatMap(({ html }) => textsOfHtml(html)), ...mails('ar').map(({ text }) => text)]
    expect(texts.filter((text) => text.includes('%')).length).toBeGreaterThan(5)
    expect(texts.filter((text) => /\d%/.test(text))).toEqual([])
  })
})
