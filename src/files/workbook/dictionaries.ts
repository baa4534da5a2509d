import type { Feature } from '../../i18n'

/** The dictionaries that a workbook's words are from. */
export const workbookDictionaries = [
  'workbook',
  'fields',
  'results',
  'revenue',
  'costs',
  'advanced',
  'cashInputs',
  'season',
  'actuals',
  'questions',
] as const satisfies readonly Feature[]
