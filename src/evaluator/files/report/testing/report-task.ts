import type { Language, ReportKind } from '../../../../domain/options'
import { noDefaults } from '../../../../domain/plan/evaluator-defaults'
import type { Plan } from '../../../../domain/plan/plan'
import { builtInBenchmarks } from '../../../../domain/reference/benchmarks'
import { noVat as arNoVat } from '../../../../i18n/ar/evaluator/no-vat'
import { questions as arQuestions } from '../../../../i18n/ar/evaluator/questions'
import { rules as arRules } from '../../../../i18n/ar/evaluator/rules'
import { season as arSeason } from '../../../../i18n/ar/evaluator/season'
import { files as arFiles } from '../../../../i18n/ar/files'
import { reader as arReader } from '../../../../i18n/ar/plans/reader'
import { report as arReport } from '../../../../i18n/ar/plans/report'
import { noVat as enNoVat } from '../../../../i18n/en/evaluator/no-vat'
import { questions as enQuestions } from '../../../../i18n/en/evaluator/questions'
import { rules as enRules } from '../../../../i18n/en/evaluator/rules'
import { season as enSeason } from '../../../../i18n/en/evaluator/season'
import { files as enFiles } from '../../../../i18n/en/files'
import { reader as enReader } from '../../../../i18n/en/plans/reader'
import { report as enReport } from '../../../../i18n/en/plans/report'
import { dictionaries } from '../../../state/testing/render'
import type { ReportTask } from '../report-messages'

/** The words of a page that has loaded those of the report. */
export const words = {
  en: {
    ...dictionaries.en,
    files: enFiles,
    season: enSeason,
    questions: enQuestions,
    report: enReport,
    rules: enRules,
  },
  ar: {
    ...dictionaries.ar,
    files: arFiles,
    season: arSeason,
    questions: arQuestions,
    report: arReport,
    rules: arRules,
  },
}

const noVat = { en: enNoVat, ar: arNoVat }
const reader = { en: enReader, ar: arReader }

/** What a page would ask of the worker for a plan. */
export function reportTask(kind: ReportKind, language: Language, plan: Plan): ReportTask {
  return {
    kind,
    language,
    words: words[language],
    noVat: plan.vatRegistered ? null : noVat[language],
    reader: reader[language],
    name: plan.storeName,
    madeOn: Date.UTC(2026, 10, 22, 9),
    maker: 'Noor Alharbi',
    plan: { ...plan, language },
    isTrial: false,
    benchmarks: builtInBenchmarks,
    defaults: noDefaults,
    templates: [],
    drafts: [],
    months: [],
  }
}
