import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { demoPlan } from '../../domain/plan/demo-plan'
import { withNote } from '../../domain/plan/notes'
import { blankTeamMember, type Plan } from '../../domain/plan/plan'
import { NumberField } from '../fields/number-field'
import { SwitchField } from '../fields/switch-field'
import { render, textOf } from '../state/testing/render'
import { AnalysisSwitch } from '../steps/advanced/analysis-switch'
import { StartMonth } from '../steps/advanced/season/start-month'
import { ModeBox } from '../steps/costs/overheads/overhead-mode'
import { MemberRole } from '../steps/costs/team/member-role'
import { MemberSchedule } from '../steps/costs/team/member-schedule'
import { MonthlyCostsField } from '../steps/quick-start/cost-fields'
import { PlanningMode } from '../steps/revenue/planning-mode'
import { SharedUnits } from '../steps/revenue/shared-units'
import { CurrencyBox } from './more/currency-box'

const note = { text: 'From the supplier', by: 'Noura', at: '2026-03-01T08:00:00Z' }
const plan = withNote(withNote(demoPlan(), 'products.1.insurance', note), 'salesMixEnabled', note)

it('marks a field that has a note, by a name that says so, and no other', () => {
  expect(textOf(render(<NumberField path="products.1.insurance" />, plan, 'en'))).toContain('Read the note: Insurance')
  expect(textOf(render(<NumberField path="products.1.insurance" />, plan, 'ar'))).toContain('قراءة الملاحظة')
  expect(textOf(render(<SwitchField path="salesMixEnabled" />, plan, 'en'))).toContain('Read the note')
  expect(textOf(render(<NumberField path="products.0.insurance" />, plan, 'en'))).not.toContain('note')
})

const member = blankTeamMember('member-1')
const staffed: Plan = { ...demoPlan(), team: [member] }

it.each<[string, ReactElement]>([
  ['currency', <CurrencyBox key="" />],
  ['startMonth', <StartMonth key="" />],
  ['enableAdvancedAnalysis', <AnalysisSwitch key="" />],
  ['salesMixMode', <PlanningMode key="" />],
  ['volumeInputMode', <PlanningMode key="" />],
  ['products.0.unitsPerMonth', <SharedUnits key="" index={0} />],
  ['team.0.role', <MemberRole key="" index={0} member={member} />],
  ['team.0.employmentType', <MemberSchedule key="" index={0} member={member} />],
  ['overheads.branding.mode', <ModeBox key="" path="overheads.branding" name="Branding" />],
  ['overheads.otherOps.amount', <MonthlyCostsField key="" />],
])('shows the note on %s', (path, field) => {
  const mark = `data-note="${path}"`
  expect(render(field, staffed, 'en')).not.toContain(mark)
  expect(render(field, withNote(staffed, path, note), 'en')).toContain(mark)
})
