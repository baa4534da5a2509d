import type { i18n } from 'i18next'
import type { createStore } from 'jotai'
import { planToSave } from '../../../domain/edits/saved-plan'
import type { Concluded } from '../../../domain/model/conclusion/concluded'
import type { Language } from '../../../domain/options'
import type { Plan } from '../../../domain/plan/plan'
import { lackOfSales, missingAnswers } from '../../../domain/rules/unanswered'
import { workbookDictionaries } from '../../../files/workbook/dictionaries'
import type { WorkbookTask } from '../../../files/workbook/render-workbook'
import { loadFeature } from '../../../i18n/load-feature'
import { noVatWordsOf } from '../../../i18n/no-vat-words'
import { loadReaderTexts, withReaderTexts } from '../../../i18n/reader-words'
import { withNoVatWords } from '../../../i18n/with-no-vat-words'
import { conclusionSentences } from '../../../results/conclusion/conclusion-texts'
import { maxNamed, missingText, whyText } from '../../../results/conclusion/missing-text'
import { storedConcludedAtom } from '../../results/concluded'
import { benchmarksAtom, languageAtom, planAtom } from '../../state/atoms'

type Store = ReturnType<typeof createStore>

/** What the first sheet says: the conclusion, or why there is none yet. */
function sentencesOf(words: i18n, language: Language, plan: Plan, concluded: Concluded): string[] {
  const lack = lackOfSales(plan)
  if (lack !== null) return [words.t(`evaluator:rail.${lack}`)]
  const missing = missingAnswers(plan)
  if (missing.length === 0) return conclusionSentences({ t: words.getFixedT(null, 'summary'), language }, concluded)
  const t = words.getFixedT(null, 'questions')
  const shown = missing.slice(0, maxNamed).map((answer) => missingText(t, answer))
  const more = missing.length - shown.length
  const rest = more === 0 ? [] : [words.t('evaluator:summary.more', { count: more })]
  return [`${t('firstResult')} ${[...shown, ...rest].join(' · ')}`, whyText(t, missing)]
}

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
  return {
    kind,
    name,
    plan,
    conclusion: sentencesOf(words, language, plan, store.get(storedConcludedAtom)),
    planText: JSON.stringify(plan),
    months,
    benchmarks: store.get(benchmarksAtom),
    words: { language, dictionaries: i18n.getDataByLanguage(language) ?? {}, noVat },
  }
}
