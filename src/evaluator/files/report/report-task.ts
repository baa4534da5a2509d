import type { i18n } from 'i18next'
import type { createStore } from 'jotai'
import type { ReportKind } from '../../../domain/options'
import type { Feature } from '../../../i18n'
import { loadFeature } from '../../../i18n/load-feature'
import { noVatWordsOf } from '../../../i18n/no-vat-words'
import { loadReaderTexts } from '../../../i18n/reader-words'
import { benchmarksAtom, isTryingAtom, languageAtom, shownPlanAtom } from '../../state/atoms'
import { draftsAtom } from '../../state/drafts'
import { evaluatorDefaultsAtom } from '../../state/reference/reference-data'
import { roleTemplatesAtom } from '../../state/reference/team-role-templates'
import type { ReportTask } from './report-messages'

type Store = ReturnType<typeof createStore>

/** Whose words the report is written in, besides those of the first page. */
const features = [
  'report',
  'results',
  'questions',
  'cash',
  'cod',
  'vat',
  'fields',
  'rules',
  'costs',
  'sources',
  'files',
  'season',
  'actuals',
] as const satisfies readonly Feature[]

/** All that the file is made of: the plan as it is shown, what administrators have set, and the words of the language. */
export async function reportTask(
  i18n: i18n,
  store: Store,
  kind: ReportKind,
  { name, maker, madeOn, months }: Pick<ReportTask, 'name' | 'maker' | 'madeOn' | 'months'>,
): Promise<ReportTask> {
  await Promise.all(features.map((feature) => loadFeature(i18n, feature)))
  const language = store.get(languageAtom)
  const plan = store.get(shownPlanAtom)
  return {
    kind,
    language,
    words: i18n.getDataByLanguage(language) ?? {},
    noVat: plan.vatRegistered ? null : await noVatWordsOf(i18n),
    reader: await loadReaderTexts(language),
    name,
    madeOn,
    maker,
    plan,
    months,
    drafts: [...store.get(draftsAtom)],
    isTrial: store.get(isTryingAtom),
    benchmarks: store.get(benchmarksAtom),
    defaults: store.get(evaluatorDefaultsAtom),
    templates: store.get(roleTemplatesAtom),
  }
}
