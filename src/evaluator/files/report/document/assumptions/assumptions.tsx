import { View } from '@react-pdf/renderer'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type StepId, stepIds } from '../../../../../domain/options'
import { limitOf } from '../../../../../domain/plan/field-at-path'
import type { Plan } from '../../../../../domain/plan/plan'
import { stepOfPath } from '../../../../../domain/rules/steps'
import { Item, Words } from '../../../../../files/pdf/words'
import { labelKey } from '../../../../../i18n/field-key'
import { pluralOf } from '../../../../../i18n/format'
import { maxNamed } from '../../../../../results/conclusion/missing-text'
import { useFieldLabel } from '../../../../fields/field-labels'
import { useChangeWords } from '../../../../fields/use-value-text'
import { shownPlanAtom } from '../../../../state/atoms'
import { useFormat } from '../../../../state/use-format'
import { PartTitle, Section } from '../section'
import { Table } from '../table'
import { byList, ListTable, Pairs } from './assumption-tables'
import { type Assumption, assumptionsOf } from './assumptions-of'
import { byField, ListedProducts, useFieldRows, type Writers } from './many-products'
import { numbered, useCertainties } from './use-certainty'

/** An input as it is typed, with its unit. */
function useValueText(): (plan: Plan, assumption: Assumption) => string {
  const { t } = useTranslation(['sources', 'report'])
  const { number } = useFormat()
  const words = useChangeWords()
  return (plan, { path, value }) => {
    const unit = limitOf(path)?.unit
    if (typeof value === 'number' && (unit === 'days' || unit === 'months'))
      return t(`sources:units.${unit}`, { count: pluralOf(value), figure: number(value) })
    if (value === '') return t('report:notSet')
    if (path === 'seasonalityFactor' && value === 1) return t('report:noSeason')
    return words(path, value, plan)
  }
}

/** Inputs named in one sentence; one of all products once, one of some with their names. */
function useNamed(): (of: 'zero' | 'notEntered', plan: Plan, paths: readonly string[]) => string {
  const { t } = useTranslation(['report', 'fields'])
  const label = useFieldLabel()
  const comma = t('report:comma')
  return (of, plan, paths) => {
    const places = new Map<string, string[]>()
    for (const path of paths) {
      const general = path.replace(/^products\.\d+\./, 'products.')
      places.set(general, [...(places.get(general) ?? []), path])
    }
    const texts = [...places].map(([general, at]) => {
      if (!general.startsWith('products.')) return label(general, plan)
      const own = t(`fields:${labelKey(general)}`)
      if (at.length === plan.products.length) return own
      const names = at.map((path) => plan.products[Number(path.split('.')[1])]?.name.trim() ?? '')
      if (at.length > maxNamed) return t('report:ofProducts', { field: own, count: at.length })
      return `${own} (${names.filter((name) => name !== '').join(comma)})`
    })
    return `${t(`report:${of}`)} ${texts.join(comma)}.`
  }
}

interface OfStepProps {
  plan: Plan
  step: StepId
  stated: readonly Assumption[]
  zero: readonly string[]
  missing: readonly string[]
  certainty: Writers['certainty']
}

/** The assumptions that are made on a step: lists as tables, the others side by side, and below them what is 0 or not entered yet. */
function OfStep({ plan, step, stated, zero, missing, certainty }: OfStepProps) {
  const { t } = useTranslation(['report', 'evaluator'])
  const label = useFieldLabel()
  const valueText = useValueText()
  const named = useNamed()
  const fieldRows = useFieldRows()
  const { own, fields } = byField(plan, stated)
  const { single, lists } = byList(own)
  const writers = { value: (assumption: Assumption) => valueText(plan, assumption), certainty }
  return (
    <>
      <PartTitle>{t(`evaluator:steps.${step}.name`)}</PartTitle>
      <Pairs
        entries={single.map((assumption) => ({
          key: assumption.path,
          label: label(assumption.path, plan),
          value: writers.value(assumption),
          note: writers.certainty(assumption),
        }))}
      />
      {lists.map((list) => (
        <ListTable key={list[0]?.path} plan={plan} list={list} writers={writers} />
      ))}
      {fields.size === 0 ? null : (
        <Table
          marginTop={8}
          columns={[t('report:columns.assumption'), t('report:columns.value'), t('report:columns.certainty')]}
          widths={[3.2, 2, 1.4]}
          lastIsText
          rows={fieldRows(fields, writers)}
        />
      )}
      {step === 'revenue' ? <ListedProducts plan={plan} /> : null}
      {(
        [
          ['zero', zero],
          ['notEntered', missing],
        ] as const
      ).map(([of, paths]) =>
        paths.length === 0 ? null : (
          <Words key={of} size={8.5} colour="muted" style={{ marginTop: 4 }}>
            {named(of, plan, paths)}
          </Words>
        ),
      )}
    </>
  )
}

/** Every assumption with how sure it is, step by step, and before them who published what. */
export function AssumptionsSection() {
  const { t } = useTranslation(['sources', 'report'])
  const plan = useAtomValue(shownPlanAtom)
  const { stated, zero, missing } = assumptionsOf(plan)
  const { certainty, sources } = useCertainties(plan, stated)
  const steps = stepIds.map((step) => ({
    step,
    stated: stated.filter(({ path }) => stepOfPath(path) === step),
    zero: zero.filter((path) => stepOfPath(path) === step),
    missing: missing.filter((path) => stepOfPath(path) === step),
  }))
  return (
    <Section title={t('report:sections.assumptions')} ahead={70}>
      {(['official', 'typical', 'example'] as const).map((one) => (
        <Item
          key={one}
          size={8.5}
          colour="muted"
        >{`${t(`sources:certainty.${one}`)}: ${t(`sources:explained.${one}`)}`}</Item>
      ))}
      <Item size={8.5} colour="muted">
        {t('report:ownExplained')}
      </Item>
      <Item size={8.5} colour="muted">
        {t('report:notInUse')}
      </Item>
      <View wrap={false} style={{ marginTop: 5 }}>
        {sources.map((text, at) => (
          <Words key={text} size={8.5} colour="muted">
            {`${numbered(at)} ${text}`}
          </Words>
        ))}
      </View>
      {steps
        .filter((of) => of.stated.length + of.zero.length + of.missing.length > 0)
        .map((of) => (
          <OfStep key={of.step} plan={plan} certainty={certainty} {...of} />
        ))}
    </Section>
  )
}
