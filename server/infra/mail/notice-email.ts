import type { Language } from '../../../src/domain/options'
import type { DeviceName } from '../../../src/domain/text/device-name'
import { account as accountAr } from '../../../src/i18n/ar/account/account'
import { mail as mailAr } from '../../../src/i18n/ar/mail'
import { account as accountEn } from '../../../src/i18n/en/account/account'
import { mail as mailEn } from '../../../src/i18n/en/mail'
import { formatRiyadhDateTime } from '../../../src/i18n/format'
import { drawnAt, paths } from '../../../src/paths'
import { framed } from './email-frame'
import { filled, inParagraphs } from './email-text'
import type { EmailMessage } from './mail'

const words = {
  en: { notices: mailEn.notices, devices: accountEn.sessions },
  ar: { notices: mailAr.notices, devices: accountAr.sessions },
}

/** What an owner is told of when it is done. */
export const noticeKinds = [
  'device',
  'passkey',
  'recoveryCodes',
  'recovery',
  'token',
  'webhook',
  'wrongCodes',
  'wrongPasswords',
  'adminReset',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

interface Notice {
  to: string
  language: Language
  kind: NoticeKind
  /** From where; null when the browser says nothing known. */
  device: DeviceName | null
  at: Date
  /** A new password leaves the passkeys of the account as they are. */
  keepsPasskeys: boolean
  /** The address of this installation. */
  site: string
}

/** Where the owner sees what was done. */
const seenAt = {
  device: paths.account,
  passkey: paths.account,
  recoveryCodes: paths.account,
  recovery: paths.account,
  token: paths.connect,
  webhook: paths.connect,
  wrongPasswords: paths.account,
} as const

function deviceWords(device: DeviceName | null, { devices }: (typeof words)[Language]): string {
  if (device === null) return devices.unknown
  const { [device.browser]: browser } = devices.browsers
  const { [device.system]: system } = devices.systems
  return devices.device.replace('{{browser}}', browser).replace('{{system}}', system)
}

/** A notice as the e-mail that carries it. Nothing that a user has typed is in it: a stranger may have. */
export function noticeEmail({ to, language, kind, device, at, keepsPasskeys, site }: Notice): EmailMessage {
  const { notices } = words[language]
  const { subject, text } = notices[kind]
  const message = (...paragraphs: string[][]) => ({ to, subject, text: framed(language, inParagraphs(paragraphs)) })
  const time = filled(notices.at, { time: formatRiyadhDateTime(at, language) })
  // Wrong codes come from more than one device.
  if (kind === 'wrongCodes') return message([text, time], [notices.advice[kind]])
  const from = filled(notices.from, { device: deviceWords(device, words[language]) })
  if (kind === 'adminReset') return message([text, from, time], [notices.advice[kind]])
  const reset = filled(notices.reset, { address: `${site}${drawnAt.passwordReset}` })
  const see = filled(notices.see, { address: `${site}${seenAt[kind]}` })
  const notYou = `${notices.notYou} ${keepsPasskeys ? notices.passkeysStay : notices.passkeysEnd}`
  return message([text, from, time], [notices.you], [notYou], [reset], [see])
}
