import { useAtomValue } from 'jotai'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { type StepId, stepIds } from '../../../domain/options'
import { limitOf } from '../../../domain/plan/field-at-path'
import type { Plan } from '../../../domain/plan/plan'
import { stepOfPath } from '../../../domain/plan/steps'
import { valuesOfField } from '../../../domain/reference/typical/values-of-field'
import { type WorkbookInput, workbookInputs } from '../../../results/workbook/format'
import { useFieldLabel } from '../../fields/field-labels'
import { useChangeWords } from '../../open/use-change-words'
import { adminValue, adminValuesAtom, createdByAdmin, type ShownValue, shownValue } from '../../sources/shown-value'
import { useMonthText } from '../../sources/value-words'
import { shownPlanAtom } from '../../state/atoms'
import { lookUp } from '../../state/plan-path'
import { useFormat } from '../../state/use-format'
import { PartTitle } from './section'
import { Table } from './table'
import { Item, Words } from './words'

/** Whether a part of the plan is in use: what is switched off is no assumption. */
const isInUse: Record<string, (plan: Plan, path: string) => boolean> = {
  cashPlan: ({ cashPlan }) => cashPlan.enabled,
  season: ({ season }, path) => path === 'season.mode' || path.startsWith(`season.${season.mode}`),
  paymentMethods: ({ paymentMode }) => paymentMode !== 'basic',
  paymentBasicPercent: ({ paymentMode }) => paymentMode === 'basic',
  paymentBasicFixed: ({ paymentMode }) => paymentMode === 'basic',
}

interface Assumption {
  path: string
  value: unknown
}

/** Names stand in the labels of their figures; how often a bill comes is nothing where there is none. */
function saysSomething(plan: Plan, path: string): boolean {
  const [group = '', at = '', part = ''] = path.split('.')
  if (['storeName', 'currency'].includes(path) || part === 'name' || part === 'needsDelivery') return false
  if (part !== 'mode' && part !== 'months') return true
  const item = `${group}.${at}`
  return lookUp(plan, `${item}.amount`) !== 0 && (part === 'mode' || lookUp(plan, `${item}.mode`) === 'oneTime')
}

/** What is assumed: every input in use that is not 0, empty or off. */
function assumptionsOf(plan: Plan): Assumption[] {
  const used = ({ path }: WorkbookInput) => {
    const [group = ''] = path.split('.')
    if (stepOfPath(path) === 'advanced' && !plan.enableAdvancedAnalysis && group !== 'cashPlan' && group !== 'season')
      return false
    return (isInUse[group]?.(plan, path) ?? true) && saysSomething(plan, path)
  }
  return workbookInputs(plan)
    .filter(used)
    .map(({ path }) => ({ path, value: lookUp(plan, path) }))
    .filter(({ value }) => value !== 0 && value !== '' && value !== false && value !== undefined)
}

/** The published or typical value that an input is; undefined for one of the plan's own. */
function knownAs(plan: Plan, { path, value }: Assumption, admin: ReadonlyMap<string, number>): ShownValue | undefined {
  if (createdByAdmin(plan, path) === value && typeof value === 'number') return adminValue(path, value)
  const { typical, presets } = valuesOfField(plan, path)
  return [...typical, ...presets].map((of) => shownValue(of, admin)).find((shown) => shown.value === value)
}

/** How sure an input is, with who published it. */
function useCertaintyText(): (plan: Plan, assumption: Assumption) => string {
  const { t } = useTranslation(['sources', 'report'])
  const monthText = useMonthText()
  const admin = useAtomValue(adminValuesAtom)
  return (plan, assumption) => {
    if (typeof assumption.value !== 'number') return ''
    const known = knownAs(plan, assumption, admin)
    if (!known) return t('report:own')
    const { certainty, source, date } = known
    const word = t(`sources:certainty.${certainty}`)
    if (!source) return word
    const published = t('sources:published', { date: date === null ? t('sources:undated') : monthText(date) })
    return `${word}: ${source.publisher}${published}`
  }
}

/** An input as it is typed, with its unit. */
function useValueText(): (plan: Plan, assumption: Assumption) => string {
  const { t } = useTranslation('sources')
  const { number } = useFormat()
  const words = useChangeWords()
  const monthText = useMonthText()
  return (plan, { path, value }) => {
    const unit = limitOf(path)?.unit
    if (typeof value === 'number' && (unit === 'days' || unit === 'months'))
      return t(`units.${unit}`, { count: value, figure: number(value) })
    return path === 'startMonth' && typeof value === 'string' ? monthText(value) : words(path, value, plan)
  }
}

/** Every assumption with how sure it is, step by step. */
export function Assumptions() {
  const { t } = useTranslation(['sources', 'report', 'evaluator'])
  const plan = useAtomValue(shownPlanAtom)
  const certainty = useCertaintyText()
  const label = useFieldLabel()
  const valueText = useValueText()
  const byStep = new Map<StepId, Assumption[]>()
  for (const assumption of assumptionsOf(plan)) {
    const step = stepOfPath(assumption.path)
    byStep.set(step, [...(byStep.get(step) ?? []), assumption])
  }
  return (
    <>
      {(['official', 'typical', 'example'] as const).map((one) => (
        <Item key={one} colour="muted">{`${t(`sources:certainty.${one}`)}: ${t(`sources:explained.${one}`)}`}</Item>
      ))}
      <Item colour="muted">{`${t('report:own')}: ${t('report:ownExplained')}`}</Item>
      {stepIds.map((step) => {
        const assumptions = byStep.get(step)
        return assumptions ? (
          <Fragment key={step}>
            <PartTitle>{t(`evaluator:steps.${step}.name`)}</PartTitle>
            <Table
              columns={[t('report:columns.assumption'), t('report:columns.value'), t('report:columns.certainty')]}
              widths={[3.2, 1.5, 2.8]}
              lastIsText
              rows={assumptions.map((assumption) => ({
                key: assumption.path,
                cells: [label(assumption.path), valueText(plan, assumption), certainty(plan, assumption)],
              }))}
            />
          </Fragment>
        ) : null
      })}
      <Words size={8.5} colour="muted" style={{ marginTop: 8 }}>
        {t('report:zeros')}
      </Words>
    </>
  )
}
