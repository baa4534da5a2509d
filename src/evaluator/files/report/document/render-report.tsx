import { pdf } from '@react-pdf/renderer'
import { createStore, Provider } from 'jotai'
import { I18nextProvider } from 'react-i18next'
import { createI18n } from '../../../../i18n'
import { withReaderTexts } from '../../../../i18n/reader-words'
import { withNoVatWords } from '../../../../i18n/with-no-vat-words'
import { benchmarksAtom, languageAtom, planAtom } from '../../../state/atoms'
import { draftsAtom } from '../../../state/drafts'
import { evaluatorDefaultsAtom } from '../../../state/reference/reference-data'
import { roleTemplatesAtom } from '../../../state/reference/team-role-templates'
import { UsualWordsContext } from '../../../state/vat-words'
import type { ReportTask } from '../report-messages'
import { FoundContext, FoundSections } from './contents'
import { Report } from './report-document'

/** The report of a plan as a PDF document; the same atoms and sentences as the screens make its figures. */
export async function renderReport(task: ReportTask, onPage: (page: number) => void = () => {}): Promise<Blob> {
  const store = createStore()
  store.set(languageAtom, task.language)
  store.set(planAtom, task.plan)
  store.set(benchmarksAtom, task.benchmarks)
  store.set(evaluatorDefaultsAtom, task.defaults)
  store.set(roleTemplatesAtom, task.templates)
  store.set(draftsAtom, new Map(task.drafts))
  const { kind, name, madeOn, maker, isTrial, months, noVat } = task
  const all = createI18n(task.language, task.words)
  const usual = withReaderTexts(all, task.reader)
  const words = noVat ? withReaderTexts(withNoVatWords(all, noVat), task.reader) : usual
  const found = new FoundSections()
  const drawn = (contents: readonly string[]) =>
    pdf(
      <UsualWordsContext value={usual}>
        <I18nextProvider i18n={words}>
          <Provider store={store}>
            <FoundContext value={found}>
              <Report
                kind={kind}
                name={name}
                madeOn={madeOn}
                maker={maker}
                isTrial={isTrial}
                months={months}
                contents={contents}
                onPage={onPage}
              />
            </FoundContext>
          </Provider>
        </I18nextProvider>
      </UsualWordsContext>,
    )
  // Drawn once to learn which sections there are; only what has the contents is laid out, which takes most of the time.
  const first = drawn([])
  return (kind === 'page' ? first : drawn([...found.titles])).toBlob()
}
