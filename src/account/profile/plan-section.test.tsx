import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import type { Language } from '../../domain/options'
import { createI18n } from '../../i18n'
import { ar } from '../../i18n/ar'
import { account as arAccount } from '../../i18n/ar/account/account'
import { shell as arShell } from '../../i18n/ar/shell'
import { en } from '../../i18n/en'
import { account as enAccount } from '../../i18n/en/account/account'
import { shell as enShell } from '../../i18n/en/shell'
import { Plan } from './plan-section'
import type { Profile } from './profile'

const dictionaries = {
  en: { ...en, account: enAccount, shell: enShell },
  ar: { ...ar, account: arAccount, shell: arShell },
}

const withoutAccess = {
  ...{ accountType: 'requires_payment', paymentStatus: 'pending', hasAccess: false, isAdmin: false },
  ...{ paymentAmount: 0, paymentDate: null },
} as Profile

function read(language: Language, order: string | null) {
  const page = (
    <I18nextProvider i18n={createI18n(language, dictionaries[language])}>
      <Router ssrPath="/account">
        <Plan profile={withoutAccess} order={order} isOffered />
      </Router>
    </I18nextProvider>
  )
  // Without the marks that isolate values within a text.
  return renderToStaticMarkup(page).replace(/[\u2066-\u2069]/g, '')
}

it.each<[Language, string, string]>([
  ['en', 'Your order MZN-7 is waiting for your transfer', 'Show the transfer details'],
  ['ar', 'طلبك MZN-7 بانتظار تحويلك', 'عرض بيانات التحويل'],
])('in %s, an order that waits for a transfer is named, and nothing is sold again', (language, state, link) => {
  const text = read(language, 'MZN-7')
  expect(text).toContain(state)
  expect(text).toContain(link)
  const { pending, buy } = dictionaries[language].account.plan
  for (const absent of [pending, buy]) expect(text).not.toContain(absent)
})

it('without an order, access is offered', () => {
  const text = read('en', null)
  for (const said of ['No payment yet', 'Get lifetime access']) expect(text).toContain(said)
})
