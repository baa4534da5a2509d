import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, it, vi } from 'vitest'
import { createI18n } from '../../../i18n'
import { en } from '../../../i18n/en'
import { payment } from '../../../i18n/en/purchase/payment'
import { taxInvoice } from '../testing/tax-invoice'
import { TaxDetails } from './tax-details'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('the time of issue of a tax document is that of Riyadh, wherever its reader is', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const page = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('en', { ...en, payment })}>
      <TaxDetails document={{ ...taxInvoice, issuedAt: new Date('2026-11-23T22:30:00Z') }} />
    </I18nextProvider>,
  )
  expect(page).toContain('24\u00a0Nov 2026, 01:30')
})
