import type { ResourceLanguage } from 'i18next'
import type { ExportedMonth } from '../../../domain/actuals/exported-months'
import type { Language, ReportKind } from '../../../domain/options'
import type { EvaluatorDefaults } from '../../../domain/plan/evaluator-defaults'
import type { Plan } from '../../../domain/plan/plan'
import type { Benchmark } from '../../../domain/reference/benchmarks'
import type { RoleTemplate } from '../../../domain/reference/team-roles'
import type { ReaderTexts } from '../../../i18n/reader-words'
import type { NoVatWords } from '../../../i18n/with-no-vat-words'

/** What the page gives the worker: all that a report is made of. */
export interface ReportTask {
  kind: ReportKind
  language: Language
  /** The words of the page with those that were loaded for the report. */
  words: ResourceLanguage
  /** What replaces some of them where the store is not registered for VAT. */
  noVat: NoVatWords | null
  /** What replaces some of them for those who read a report: the store is not theirs. */
  reader: ReaderTexts
  name: string
  /** The day on which it is made, in milliseconds. */
  madeOn: number
  /** Whose report it is; '' for a guest. */
  maker: string
  plan: Plan
  /** The actual months beside it. */
  months: readonly ExportedMonth[]
  /** Texts in boxes that are no numbers, by the path of their field. */
  drafts: readonly (readonly [path: string, text: string])[]
  /** Whether the plan is one that is being tried. */
  isTrial: boolean
  benchmarks: readonly Benchmark[]
  defaults: EvaluatorDefaults
  templates: readonly RoleTemplate[]
}
