import type { createStore } from 'jotai'
import { planToSave } from '../../../domain/edits/saved-plan'
import { workbookDictionaries } from '../../../files/workbook/dictionaries'
import { activeI18n } from '../../../i18n'
import { loadFeature } from '../../../i18n/load-feature'
import { noVatWordsOf } from '../../../i18n/no-vat-words'
import { benchmarksAtom, languageAtom, planAtom } from '../../state/atoms'
import type { WorkbookTask } from './workbook-messages'

type Store = ReturnType<typeof createStore>

/** All that the worker needs: the plan as it is stored, what administrators have set, and the words of the language. */
export async function workbookTask(
  store: Store,
  { kind, name, conclusion, months }: Pick<WorkbookTask, 'kind' | 'name' | 'conclusion' | 'months'>,
): Promise<WorkbookTask> {
  const i18n = activeI18n()
  await Promise.all(workbookDictionaries.map((feature) => loadFeature(i18n, feature)))
  const language = store.get(languageAtom)
  // The cells hold what is stored: an input that nothing was typed in must equal the one in the plan inside the workbook.
  const plan = planToSave(store.get(planAtom))
  const noVat = plan.vatRegistered ? null : await noVatWordsOf(i18n)
  return {
    kind,
    name,
    plan,
    conclusion,
    planText: JSON.stringify(plan),
    months,
    benchmarks: store.get(benchmarksAtom),
    words: { language, dictionaries: i18n.getDataByLanguage(language) ?? {}, noVat },
  }
}
