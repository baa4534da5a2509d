import { expect, it } from 'vitest'
import { emailHtml } from './email-html'
import { emailParts } from './email-parts'

/** What is read of a page: its title, its style and what stands hidden for the list of e-mails are not. */
const readOf = (html: string) =>
  html
    .replace(/^[\s\S]*<body[^>]*>\s*<div[^>]*>[^<]*<\/div>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const notice = [
  'Hello,',
  'Someone has just signed in.\nDevice: Firefox on Windows',
  'If this was you, there is nothing to do.',
  'Choose a new password: https://mizan.example/login?way=reset&x=1',
  'See what has access to your account: https://mizan.example/account',
  'The Mizan team',
].join('\n\n')

it('an e-mail is HTML in the direction of its language, with every text escaped', () => {
  const english = emailHtml({ subject: 'A & B', text: 'Hi <b>\n\nSee https://mizan.example/a?b=1&c=2.\n\nThe team\n' })
  expect(english).toContain('<html lang="en" dir="ltr">')
  expect(english).toContain('Hi &lt;b&gt;')
  expect(english).toContain('href="https://mizan.example/a?b=1&amp;c=2"')
  expect(english).toContain('>Mizan</p>')
  const arabic = emailHtml({ subject: 'رمز', text: 'رمزك' })
  for (const part of ['<html lang="ar" dir="rtl">', '>ميزان</p>']) expect(arabic).toContain(part)
  expect(emailHtml({ subject: 'Receipt', text: 'Thank you, نورة.\n\nThe Mizan team\n' })).toContain('dir="ltr"')
})

it('the way that an e-mail asks for is one button, and further ones are links named by what they open', () => {
  const html = emailHtml({ subject: 'New sign-in', text: notice })
  const links = [...html.matchAll(/<a href="([^"]+)" class="(\w+)"[^>]*>([^<]+)</g)].map(([, ...found]) => found)
  expect(links).toEqual([
    ['https://mizan.example/login?way=reset&amp;x=1', 'button', 'Choose a new password'],
    ['https://mizan.example/account', 'link', 'See what has access to your account'],
  ])
  const mailed = emailHtml({ subject: 'Sign in to Mizan', text: 'Open:\n\nhttps://mizan.example/go#a\n\nThe team' })
  expect(readOf(mailed)).toBe('Mizan Open: Sign in to Mizan https://mizan.example/go#a The team')
})

it('an e-mail that ends with the way that it asks for keeps it', () => {
  const html = emailHtml({ subject: 'Sign in', text: 'Hello,\n\nOpen: https://mizan.example/go' })
  expect(readOf(html)).toBe('Mizan Hello, Open')
  expect(html).toContain('href="https://mizan.example/go"')
})

it('a code stands large by itself, from left to right in every language', () => {
  expect(emailHtml({ subject: 'رمز', text: 'رمزك:\n\n123456\n\nفريق ميزان' })).toMatch(
    /<p dir="ltr" class="well"[^>]*font-size:32px[^>]*>123456<\/p>/,
  )
})

it('what a receipt lists is a table, with everything else of the e-mail around it', () => {
  const text = 'Receipt from Mizan\nOrder number: MZ-1\nPaid: SAR 199.00\nEnd\n\nThe team'
  expect(emailParts(text)).toEqual([
    { kind: 'words', lines: ['Receipt from Mizan'] },
    {
      kind: 'facts',
      facts: [
        { name: 'Order number', value: 'MZ-1' },
        { name: 'Paid', value: 'SAR 199.00' },
      ],
    },
    { kind: 'words', lines: ['End'] },
    { kind: 'words', lines: ['The team'] },
  ])
  const html = emailHtml({ subject: 'Receipt', text })
  expect(readOf(html)).toBe('Mizan Receipt from Mizan Order number MZ-1 Paid SAR 199.00 End The team')
})

it('a list of e-mails shows what an e-mail says, not its greeting', () => {
  expect(emailHtml({ subject: 'New sign-in', text: notice })).toContain('none">Someone has just signed in.</div>')
})

it('an e-mail has colours of its own in the dark', () => {
  const html = emailHtml({ subject: 'New sign-in', text: notice })
  const sheet = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? ''
  const used = new Set([...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name))
  expect(sheet).toMatch(/^@media \(prefers-color-scheme:dark\)/)
  for (const name of used) expect(sheet).toContain(`.${name}{`)
})
