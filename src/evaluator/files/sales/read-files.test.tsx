import { expect, it } from 'vitest'
import type { Language } from '../../../domain/options'
import { demoPlan } from '../../../domain/plan/demo-plan'
import type { FileReport } from '../../../files/actuals/read-sales'
import { render, textOf } from '../../state/testing/render'
import { ReadFiles } from './read-files'

const rows = Array.from({ length: 20 }, (_, at) => at + 2)

function said(count: number, language: Language): string {
  const unreadable = { badDate: { count, rows: rows.slice(0, count) } }
  const file: FileReport = {
    ...{ name: 'orders.csv', format: 'salla', months: ['2026-09'], rows: 90, unreadable },
    ...{ isRepeated: false, refusal: null, headers: null },
  }
  return textOf(render(<ReadFiles files={[file]} onMap={() => {}} />, demoPlan(), language))
}

it.each<[number, Language, string]>([
  [3, 'en', 'In the file: rows 2, 3, 4.'],
  [50, 'en', '20, 21 and 30 more.'],
  [3, 'ar', 'مواضعها في الملف: الصفوف 2، 3، 4.'],
  [50, 'ar', '20، 21 و30 صفًا آخر.'],
])(
  '%i rows that cannot be read are listed in %s with its commas, and how many more there are',
  (count, language, text) => {
    expect(said(count, language)).toContain(text)
  },
)
