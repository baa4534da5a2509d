import type { Language, ReportKind } from '../../../../domain/options'
import { noDefaults } from '../../../../domain/plan/evaluator-defaults'
import type { Plan } from '../../../../domain/plan/plan'
import { builtInBenchmarks } from '../../../../domain/reference/benchmarks'
import { noVat as arNoVat } from '../../../../i18n/ar/evaluator/no-vat'
import { reader as arReader } from '../../../../i18n/ar/plans/reader'
import { noVat as enNoVat } from '../../../../i18n/en/evaluator/no-vat'
import { reader as enReader } from '../../../../i18n/en/plans/reader'
import { dictionaries } from '../../../state/testing/render'
import type { ReportTask } from '../report-messages'

const noVat = { en: enNoVat, ar: arNoVat }
const reader = { en: enReader, ar: arReader }

/** What a page would ask of the worker for a plan. */
export function reportTask(kind: ReportKind, language: Language, plan: Plan): ReportTask {
  return {
    kind,
    language,
    words: dictionaries[language],
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
