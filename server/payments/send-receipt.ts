import { eq } from 'drizzle-orm'
import { users } from '../../db/schema'
import type { Language } from '../../src/domain/options'
import { consultation } from '../../src/domain/site/product-price'
import { mail as ar } from '../../src/i18n/ar/mail'
import { mail as en } from '../../src/i18n/en/mail'
import { formatRiyadhDate } from '../../src/i18n/format'
import { paths } from '../../src/paths'
import type { HttpServices } from '../http/services'
import type { Env } from '../infra/env'
import { signed } from '../infra/mail/email-frame'
import { amountOf, filled, inParagraphs } from '../infra/mail/email-text'
import type { EmailMessage } from '../infra/mail/mail'
import { type Receipt, receiptOf } from './receipt'

const texts = { en, ar }

/** How the consultation is booked, by the ways in which support can be reached; nothing where there is none. */
function booking({ SUPPORT_WHATSAPP: chat, SUPPORT_EMAIL: address }: Env, words: (typeof texts)[Language]['receipt']) {
  if (!chat && !address) return []
  return [
    filled(words.consultation, { value: consultation.valueSAR }),
    words.book,
    ...(chat ? [filled(words.chat, { address: `https://wa.me/${chat}` })] : []),
    ...(address ? [filled(words.mail, { address })] : []),
  ]
}

interface Buyer {
  email: string
  firstName: string
  language: Language
}

/** The receipt as plain text, in the language of the account. */
export function receiptEmail(env: Env, { email, firstName, language }: Buyer, receipt: Receipt): EmailMessage {
  const words = texts[language].receipt
  const of = (text: string, values: Record<string, string | number>) => filled(text, values)
  const paragraphs = [
    [of(words.greeting, { name: firstName })],
    [
      words.title,
      words.product,
      of(words.number, { number: receipt.orderNumber }),
      of(words.date, { date: formatRiyadhDate(receipt.orderedAt, language) }),
      ...(receipt.vatPct > 0
        ? [
            of(words.net, { amount: amountOf(receipt.net) }),
            of(words.vat, { rate: receipt.vatPct, amount: amountOf(receipt.vat) }),
          ]
        : []),
      of(words.total, { amount: amountOf(receipt.total) }),
      of(words.reference, { reference: receipt.reference }),
    ],
    booking(env, words),
    [of(words.print, { address: `${env.PUBLIC_URL ?? ''}${paths.receipt}` })],
  ]
  const subject = of(words.subject, { number: receipt.orderNumber })
  return { to: email, subject, text: signed(language, inParagraphs(paragraphs)) }
}

/** Sends the receipt of the latest payment to the address of its account. */
export async function sendReceipt({ db, env, mail }: Pick<HttpServices, 'db' | 'env' | 'mail'>, userId: string) {
  const columns = { email: users.email, firstName: users.firstName, language: users.preferredLanguage }
  const [buyer] = await db.select(columns).from(users).where(eq(users.id, userId))
  const receipt = await receiptOf(db, userId)
  if (buyer && receipt) mail.send(receiptEmail(env, buyer, receipt), 'receipt')
}
