import { pdf } from '@react-pdf/renderer'
import { createStore, Provider } from 'jotai'
import { I18nextProvider } from 'react-i18next'
import type { ReportKind } from '../../../../domain/options'
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
import { type Density, DensityContext } from './density'
import type { Pages } from './laid-out'
import { Report } from './report-document'

/** A last page with less than this part of it filled looks like a mistake. */
const sparse = 0.35

interface Draft {
  kind: ReportKind
  contents?: readonly string[]
  density?: Density
  /** What was free on the first page, in points; null: nothing. */
  free?: number | null
  isCrowded?: boolean
}

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
  const usualWords = withReaderTexts(all, task.reader)
  const words = noVat ? withReaderTexts(withNoVatWords(all, noVat), task.reader) : usualWords
  const found = new FoundSections()
  let pages: Pages = { count: 1, filled: 1, free: 0 }
  const drawn = ({ kind, contents = [], density = 'usual', free = 0, isCrowded = false }: Draft) =>
    pdf(
      <UsualWordsContext value={usualWords}>
        <I18nextProvider i18n={words}>
          <Provider store={store}>
            <FoundContext value={found}>
              <DensityContext value={density}>
                <Report
                  kind={kind}
                  name={name}
                  madeOn={madeOn}
                  maker={maker}
                  isTrial={isTrial}
                  months={months}
                  contents={contents}
                  free={free}
                  isCrowded={isCrowded}
                  onPage={onPage}
                  onLaidOut={(laidOut) => {
                    pages = laidOut
                  }}
                />
              </DensityContext>
            </FoundContext>
          </Provider>
        </I18nextProvider>
      </UsualWordsContext>,
    )
  // Drawn to learn what is free below everything else on the first page, and what that has no room for.
  const isOnePage = async (free: number | null) => {
    await drawn({ kind: 'page', free }).toBlob()
    return pages.count === 1
  }
  const free = (await isOnePage(0)) ? pages.free : null
  const page = { free, isCrowded: free === null && !(await isOnePage(free)) }
  if (kind === 'page') return await drawn({ kind, ...page }).toBlob()
  // Drawn once to learn which sections there are; only what has the contents is laid out, which takes most of the time.
  drawn({ kind })
  const contents = [...found.titles]
  const usual = await drawn({ kind, contents, ...page }).toBlob()
  const { count, filled } = pages
  if (count === 1 || filled >= sparse) return usual
  const dense = await drawn({ kind, contents, density: 'dense', ...page }).toBlob()
  return pages.count < count ? dense : usual
}
