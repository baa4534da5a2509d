import { expect, it } from 'vitest'
import { readSiteSettings, supportChatHref, supportMailHref } from './site-settings'

const none = {
  supportWhatsapp: null,
  supportEmail: null,
  operatorName: null,
  operatorRegistration: null,
  operatorAddress: null,
  operatorVatNumber: null,
  creatorName: null,
  creatorLinks: [],
  takesCards: false,
  takesTransfers: false,
  isSignedIn: false,
}

it.each([null, undefined, '', 'null', '[]', '7', '{"supportEmail":', '{"supportEmail":7,"creatorLinks":"x"}'])(
  'takes %j for nothing set',
  (text) => {
    expect(readSiteSettings(text)).toEqual(none)
  },
)

it('reads what the server wrote', () => {
  const written = {
    ...none,
    supportWhatsapp: '+966 50 123',
    creatorLinks: ['https://a.example', 7],
    takesCards: true,
    isSignedIn: true,
  }
  expect(readSiteSettings(JSON.stringify(written))).toEqual({
    ...none,
    supportWhatsapp: '96650123',
    creatorLinks: ['https://a.example'],
    takesCards: true,
    isSignedIn: true,
  })
})

it('leads to support with a message that cannot break the link', () => {
  expect(supportChatHref(none, 'help')).toBeNull()
  const href = supportChatHref({ ...none, supportWhatsapp: '96650123' }, 'help & #1?')
  expect(href).toBe('https://wa.me/96650123?text=help%20%26%20%231%3F')
  const mail = supportMailHref({ ...none, supportEmail: 'help+a@b.example' }, 'Buy', 'Number 7&cc=x@y.example\n')
  expect(mail).toBe('mailto:help%2Ba@b.example?subject=Buy&body=Number%207%26cc%3Dx%40y.example%0D%0A')
  expect(supportMailHref(none, 'a', 'b')).toBe('mailto:?subject=a&body=b')
})
