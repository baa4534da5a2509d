import { eq } from 'drizzle-orm'
import { users } from '../../db/schema'
import type { Language } from '../../src/domain/options'
import { orderNumber, spacedIban } from '../../src/domain/site/product-price'
import { mail as ar } from '../../src/i18n/ar/mail'
import { mail as en } from '../../src/i18n/en/mail'
import { formatRiyadhDate } from '../../src/i18n/format'
import { paths } from '../../src/paths'
import type { HttpServices } from '../http/services'
import { siteAddress } from '../infra/env'
import { framed, signed } from '../infra/mail/email-frame'
import { amountOf, filled, inParagraphs } from '../infra/mail/email-text'
import type { bankOf, WaitingTransfer } from './transfers'

const texts = { en, ar }

interface Buyer {
  email: string
  firstName: string
  language: Language
}

type Bank = NonNullable<ReturnType<typeof bankOf>>

/** Where to transfer what, until when, and what to write into the transfer. */
function orderedEmail({ email, firstName, language }: Buyer, bank: Bank, order: WaitingTransfer) {
  const { ordered: words } = texts[language].transfer
  const of = (text: string, values: Record<string, string | number>) => filled(text, values)
  const paragraphs = [
    [of(words.greeting, { name: firstName }), words.text],
    [
      of(words.amount, { amount: amountOf(order.total) }),
      of(words.holder, { holder: bank.holder }),
      of(words.bank, { bank: bank.bank }),
      of(words.iban, { iban: spacedIban(bank.iban) }),
      of(words.reference, { number: order.orderNumber }),
    ],
    [of(words.until, { date: formatRiyadhDate(order.dueAt, language) })],
  ]
  return {
    to: email,
    subject: of(words.subject, { number: order.orderNumber }),
    text: signed(language, inParagraphs(paragraphs)),
  }
}

/** That an order has ended without its money, and why: an administrator's words, or that none came in time. */
function endedEmail({ email, language }: Buyer, number: string, reason: string | null, site: string) {
  const { ended: words } = texts[language].transfer
  const paragraphs = [
    [filled(reason === null ? words.overdue : words.refused, { number }), ...(reason === null ? [] : [reason])],
    [words.again],
    [filled(words.order, { address: `${site}${paths.paywall}` })],
  ]
  return { to: email, subject: filled(words.subject, { number }), text: framed(language, inParagraphs(paragraphs)) }
}

type Teller = Pick<HttpServices, 'db' | 'env' | 'mail'>

async function buyerOf({ db }: Teller, userId: string | null): Promise<Buyer | undefined> {
  if (userId === null) return undefined
  const columns = { email: users.email, firstName: users.firstName, language: users.preferredLanguage }
  const [buyer] = await db.select(columns).from(users).where(eq(users.id, userId))
  return buyer
}

export async function tellOrdered(teller: Teller, userId: string, bank: Bank, order: WaitingTransfer): Promise<void> {
  const buyer = await buyerOf(teller, userId)
  if (buyer) teller.mail.send(orderedEmail(buyer, bank, order), 'transfer ordered')
}

/** Nothing to tell where the account is deleted. */
export async function tellEnded(
  teller: Teller,
  { id, userId, orderNotes }: { id: string; userId: string | null; orderNotes: string | null },
): Promise<void> {
  const buyer = await buyerOf(teller, userId)
  const message = buyer && endedEmail(buyer, orderNumber(id), orderNotes, siteAddress(teller.env))
  if (message) teller.mail.send(message, 'transfer ended')
}
