import { expect, it } from 'vitest'
import type { Language } from '../../../domain/options'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { render, textOf } from '../../state/testing/render'
import type { Months } from '../months'
import { CloseMonth } from './close-month'

const drawn = (closeBlock: Months['closeBlock'], language: Language) =>
  render(<CloseMonth month="2026-09" months={{ close: async () => {}, closeBlock }} />, demoPlan(), language)

it.each<[Months['closeBlock'], Language, string]>([
  ['conflict', 'en', 'First choose which plan stays: a month is closed against the saved plan.'],
  ['conflict', 'ar', 'اختر أولًا أي النسختين تُبقي، فالشهر يُقفل على الخطة المحفوظة.'],
  ['unsaved', 'en', 'Wait until the plan is saved: a month is closed against the saved plan.'],
  ['unsaved', 'ar', 'انتظر حتى تُحفظ الخطة، فالشهر يُقفل على الخطة المحفوظة.'],
])('while the state of saving is %s, a month cannot be closed, and the %s page says why', (block, language, reason) => {
  const markup = drawn(block, language)
  expect(textOf(markup)).toContain(reason)
  expect(markup).toMatch(/<button[^>]* disabled=""/)
})

it('a month can be closed beside a saved plan', () => {
  expect(textOf(drawn(null, 'en')).trim()).toBe('Close the month')
  expect(drawn(null, 'en')).not.toMatch(/<button[^>]* disabled=""/)
})
