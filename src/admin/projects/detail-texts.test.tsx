import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { languages } from '../../domain/options'
import { demoPlan } from '../../domain/plan/demo-plan'
import { projectDetails } from '../../domain/project/project-details'
import { createI18n } from '../../i18n'
import { ar } from '../../i18n/ar'
import { adminProjects as arProjects } from '../../i18n/ar/admin/admin-projects'
import { en } from '../../i18n/en'
import { adminProjects as enProjects } from '../../i18n/en/admin/admin-projects'
import { useDetailTexts } from './detail-texts'

const dictionaries = { en: { ...en, adminProjects: enProjects }, ar: { ...ar, adminProjects: arProjects } }

function Vat({ vatRegistered }: { vatRegistered: boolean }) {
  const details = projectDetails(JSON.stringify({ ...demoPlan(), vatRegistered }))
  return useDetailTexts()(details).vat
}

it.each(languages)('names no rate of VAT for a store that is not registered, in %s', (language) => {
  const vat = (vatRegistered: boolean) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={createI18n(language, dictionaries[language])}>
        <Vat vatRegistered={vatRegistered} />
      </I18nextProvider>,
    )
  expect(vat(true)).toContain('15')
  expect(vat(false)).toBe(dictionaries[language].adminProjects.notRegistered)
})
