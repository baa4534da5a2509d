import type { i18n } from 'i18next'
import { createStore } from 'jotai'
import { exportedMonths } from '../../domain/actuals/exported-months'
import { isNotBegun, storedPlan } from '../../domain/plan/evaluator-defaults'
import { renderReport } from '../../evaluator/files/report/document/render-report'
import { reportTask } from '../../evaluator/files/report/report-task'
import { workbookTask } from '../../evaluator/files/workbook/workbook-task'
import { benchmarksAtom, languageAtom, planAtom } from '../../evaluator/state/atoms'
import { evaluatorDefaultsAtom } from '../../evaluator/state/reference/reference-data'
import { roleTemplatesAtom } from '../../evaluator/state/reference/team-role-templates'
import { fileName } from '../../files/file-name'
import { type FileOrder, type MadeFile, madeTypes } from '../../files/made-file'
import regular from '../../files/pdf/fonts/mizan-report-400.ttf?inline'
import semiBold from '../../files/pdf/fonts/mizan-report-600.ttf?inline'
import { registerFonts } from '../../files/pdf/register-fonts'
import { renderWorkbook } from '../../files/workbook/render-workbook'
import { createI18n } from '../../i18n'
import { ar } from '../../i18n/ar'
import { en } from '../../i18n/en'
import { loadFeature } from '../../i18n/load-feature'

// Part of the files themselves: where this runs nothing is fetched, and no folder of fonts has to be found.
registerFonts({ 400: regular, 600: semiBold })

const dictionaries = { en, ar }

/** The state of a page that shows the plan, as far as files are made of it. */
function storeOf({ projectData, language, benchmarks, defaults, templates }: FileOrder) {
  const store = createStore()
  const { plan } = storedPlan(projectData, defaults)
  store.set(languageAtom, language)
  store.set(planAtom, isNotBegun(projectData) ? plan : { ...plan, language })
  store.set(benchmarksAtom, benchmarks)
  store.set(evaluatorDefaultsAtom, defaults)
  store.set(roleTemplatesAtom, templates)
  return store
}

type Store = ReturnType<typeof createStore>

function monthsOf({ kind, months, closed, defaults }: FileOrder, store: Store) {
  if (kind !== 'excel' && kind !== 'full') return []
  const present = store.get(planAtom)
  const records = closed.map(
    ({ month, projectData }) =>
      [month, projectData === null ? present : storedPlan(projectData, defaults).plan] as const,
  )
  return exportedMonths(months, present, new Map(records))
}

async function nameOf({ kind, projectName }: FileOrder, store: Store, words: i18n) {
  await Promise.all((['exportFile', 'excel', 'report'] as const).map((feature) => loadFeature(words, feature)))
  const t = words.getFixedT(null, ['exportFile', 'excel', 'report'])
  const name = projectName.trim() || store.get(planAtom).storeName.trim() || t('exportFile:untitled')
  const what = kind === 'page' || kind === 'full' ? t(`report:fileNames.${kind}`) : t(`excel:fileNames.${kind}`)
  return { name, file: fileName(name, what, madeTypes[kind].extension) }
}

async function bytesOf(order: FileOrder, store: Store, words: i18n, name: string) {
  const { kind, maker, madeOn } = order
  const months = monthsOf(order, store)
  if (kind === 'page' || kind === 'full')
    return renderReport(await reportTask(words, store, kind, { name, maker, madeOn, months }))
  return renderWorkbook(await workbookTask(words, store, { kind, name, months }))
}

/** Makes the file that the evaluator's page would make of a stored plan, where there is no page: the server's worker calls it. */
export async function makeFile(order: FileOrder): Promise<MadeFile> {
  const words = createI18n(order.language, dictionaries[order.language])
  const store = storeOf(order)
  const { name, file } = await nameOf(order, store, words)
  const blob = await bytesOf(order, store, words, name)
  return { name: file, bytes: new Uint8Array(await blob.arrayBuffer()) }
}
