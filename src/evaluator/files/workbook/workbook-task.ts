import type { i18n } from 'i18next'
import type { createStore } from 'jotai'
import { planToSave } from '../../../domain/edits/saved-plan'
import { workbookDictionaries } from '../../../files/workbook/dictionaries'
import type { WorkbookTask } from '../../../files/workbook/render-workbook'
import { loadFeature } from '../../../i18n/load-feature'
import { noVatWordsOf } from '../../../i18n/no-vat-words'
import { loadReaderTexts, withReaderTexts } from '../../../i18n/reader-words'
import { withNoVatWords } from '../../../i18n/with-no-vat-words'
import { conclusionSentences } from '../../../results/conclusion/conclusion-texts'
import { storedConcludedAtom } from '../../results/concluded'
import { benchmarksAtom, languageAtom, planAtom } from '../../state/atoms'

type Store = ReturnType<typeof createStore>

/** All that the file is made of: the plan as it is stored, what administrators have set, and the words of the language. */
export async function workbookTask(
  i18n: i18n,
  store: Store,
  { kind, name, months }: Pick<WorkbookTask, 'kind' | 'name' | 'months'>,
): Promise<WorkbookTask> {
  await Promise.all(workbookDictionaries.map((feature) => loadFeature(i18n, feature)))
  const language = store.get(languageAtom)
  // The cells hold what is stored: an input that nothing was typed in must equal the one in the plan inside the workbook.
  const plan = planToSave(store.get(planAtom))
  const noVat = plan.vatRegistered ? null : await noVatWordsOf(i18n)
  // A workbook is passed on: its sentences speak of the store, as a report's do.
  const words = withReaderTexts(noVat ? withNoVatWords(i18n, noVat) : i18n, await loadReaderTexts(language))
  const t = words.getFixedT(null, 'summary')
  return {
    kind,
    name,
    plan,
    conclusion: conclusionSentences({ t, language }, store.get(storedConcludedAtom)),
    planText: JSON.stringify(plan),
    months,
    benchmarks: store.get(benchmarksAtom),
    words: { language, dictionaries: i18n.getDataByLanguage(language) ?? {}, noVat },
  }
}
