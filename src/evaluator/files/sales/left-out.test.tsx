import { expect, it } from 'vitest'
import { emptyFounderMonth } from '../../../domain/actuals/month'
import type { Language } from '../../../domain/options'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { render, textOf } from '../../state/testing/render'
import { keepable, LeftOut } from './left-out'

const rows = ['2026-10', '2026-09', '2026-08', '2062-08', '2026-12'].map(emptyFounderMonth)
const sorted = (closed: ReadonlySet<string> | null) => keepable(rows, closed, '2026-11')

it('closed months and those that have not begun are left out of what is kept, and nothing else is', () => {
  const { kept, left } = sorted(new Set(['2026-09', '2025-01']))
  expect(kept.map(({ month }) => month)).toEqual(['2026-10', '2026-08'])
  expect(left).toEqual({ closed: ['2026-09'], future: ['2026-12', '2062-08'] })
})

it('on a device, where no month can be closed, those that have not begun are left out', () => {
  const { kept, left } = sorted(null)
  expect(kept.map(({ month }) => month)).toEqual(['2026-10', '2026-09', '2026-08'])
  expect(left.closed).toEqual([])
})

const said = (left: Parameters<typeof LeftOut>[0]['left'], language: Language) =>
  textOf(render(<LeftOut left={left} />, demoPlan(), language)).trim()

it.each<[Language, string[], string[], string]>([
  ['en', ['2026-09'], [], '1 month is closed and stays as it is: September 2026.'],
  ['en', ['2026-08', '2026-09'], [], '2 months are closed and stay as they are: August 2026 and September 2026.'],
  ['en', [], ['2062-08'], '1 month has not begun and is left out: August 2062. Check the dates in the file.'],
  ['ar', ['2026-09'], [], 'شهر واحد مقفل ولن تتغير أرقامه: سبتمبر 2026.'],
  ['ar', [], ['2026-12', '2062-08'], 'استُبعد شهران لم يبدآ بعد: ديسمبر 2026 وأغسطس 2062. راجع التواريخ في الملف.'],
  ['en', [], [], ''],
])(
  'the %s page names the months that are left out, with the reason: %j closed, %j to come',
  (language, closed, future, text) => {
    expect(said({ closed, future }, language)).toBe(text)
  },
)
