import type { ActualMonth } from '../domain/actuals/month'
import type { Language, ReportKind, WorkbookKind } from '../domain/options'
import type { EvaluatorDefaults } from '../domain/plan/evaluator-defaults'
import type { Benchmark } from '../domain/reference/benchmarks'
import type { RoleTemplate } from '../domain/reference/team-roles'

export type MadeKind = WorkbookKind | ReportKind

/** What each file that is made of a plan is, for systems and browsers. */
export const madeTypes: Record<MadeKind, { extension: string; mediaType: string }> = {
  excel: {
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { extension: 'csv', mediaType: 'text/csv;charset=utf-8' },
  page: { extension: 'pdf', mediaType: 'application/pdf' },
  full: { extension: 'pdf', mediaType: 'application/pdf' },
}

/** All that a file is made of where there is no page: what the page has in its state, as it is stored. */
export interface FileOrder {
  kind: MadeKind
  language: Language
  /** The name of the project; '' where there is none. */
  projectName: string
  /** Whose report it is; '' where nobody is known. */
  maker: string
  /** When it is made, in milliseconds. */
  madeOn: number
  /** The stored text of the plan. */
  projectData: string
  months: readonly ActualMonth[]
  /** The months that are closed, with the stored text of the plan that each was closed beside; null where that is kept no longer. */
  closed: readonly { month: string; projectData: string | null }[]
  benchmarks: readonly Benchmark[]
  defaults: EvaluatorDefaults
  templates: readonly RoleTemplate[]
}

/** A file with its name. */
export interface MadeFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

export type MakeFile = (order: FileOrder) => Promise<MadeFile>
