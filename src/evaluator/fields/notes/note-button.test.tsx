import { expect, it } from 'vitest'
import { withNote } from '../../../domain/history/notes'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { render, textOf } from '../../steps/results/testing/render'
import { NumberField } from '../number-field'
import { SwitchField } from '../switch-field'

const note = { text: 'From the supplier', by: 'Noura', at: '2026-03-01T08:00:00Z' }
const plan = withNote(withNote(demoPlan(), 'products.1.insurance', note), 'salesMixEnabled', note)

it('marks a field that has a note, by a name that says so, and no other', () => {
  expect(textOf(render(<NumberField path="products.1.insurance" />, plan, 'en'))).toContain('Read the note: Insurance')
  expect(textOf(render(<NumberField path="products.1.insurance" />, plan, 'ar'))).toContain('قراءة الملاحظة')
  expect(textOf(render(<SwitchField path="salesMixEnabled" />, plan, 'en'))).toContain('Read the note')
  expect(textOf(render(<NumberField path="products.0.insurance" />, plan, 'en'))).not.toContain('note')
})
