import { useTranslation } from 'react-i18next'
import { maxCards, type Plan } from '../../../../../domain/plan/plan'
import { labelKey } from '../../../../../i18n/field-key'
import { useFormat } from '../../../../state/use-format'
import { Table } from '../table'
import type { Assumption } from './assumptions-of'

/** What each product of a catalogue has in a table of its own. */
const listed = ['unitPriceInclVAT', 'unitsPerMonth', 'exFactoryPrice']

/** So many words of a field that is a choice are named. */
const maxWords = 4

const partOf = (path: string) => /^products\.\d+\.(\w+)$/.exec(path)?.[1]

/** Assumptions of a plan: one by one, and those of a catalogue's products field by field. */
export function byField(
  plan: Plan,
  stated: readonly Assumption[],
): { own: readonly Assumption[]; fields: ReadonlyMap<string, readonly Assumption[]> } {
  if (plan.products.length <= maxCards) return { own: stated, fields: new Map() }
  const fields = new Map<string, Assumption[]>()
  for (const assumption of stated) {
    const part = partOf(assumption.path)
    if (part !== undefined && !listed.includes(part)) fields.set(part, [...(fields.get(part) ?? []), assumption])
  }
  return { own: stated.filter(({ path }) => partOf(path) === undefined), fields }
}

/** The words of some values: the one that they share, from the least to the most, or each that there is. */
function wordsOf(assumptions: readonly Assumption[], write: (assumption: Assumption) => string, comma: string): string {
  const sorted = assumptions.toSorted((a, b) => Number(a.value) - Number(b.value))
  const [least, most] = [sorted[0], sorted.at(-1)]
  const words = [...new Set(assumptions.map(write))]
  if (words.length > 1 && least && most && typeof least.value === 'number') return `${write(least)} – ${write(most)}`
  return words.slice(0, maxWords).join(comma) + (words.length > maxWords ? '…' : '')
}

/** How an assumption is written, and how sure it is. */
export interface Writers {
  value: (assumption: Assumption) => string
  certainty: (assumption: Assumption) => string
}

/** The rows of a catalogue's fields, each once for all of its products. */
export function useFieldRows(): (
  fields: ReadonlyMap<string, readonly Assumption[]>,
  writers: Writers,
) => { key: string; cells: string[] }[] {
  const { t } = useTranslation(['report', 'fields'])
  return (fields, { value, certainty }) =>
    [...fields].map(([part, assumptions]) => {
      const sure = [...new Set(assumptions.map(certainty))]
      const label = t('report:ofProducts', { field: t(`fields:${labelKey(part)}`), count: assumptions.length })
      return { key: part, cells: [label, wordsOf(assumptions, value, t('report:comma')), sure.join(t('report:comma'))] }
    })
}

/** Price, units and supplier's price of every product of a catalogue. */
export function ListedProducts({ plan }: { plan: Plan }) {
  const { t } = useTranslation(['results', 'fields'])
  const { number } = useFormat()
  if (plan.products.length <= maxCards) return null
  const write = (value: number) => number(value, { min: 0, max: 2 })
  return (
    <Table
      marginTop={8}
      columns={[t('results:products.product'), ...listed.map((part) => t(`fields:${labelKey(part)}`))]}
      widths={[3, 1.6, 1.6, 1.6]}
      rows={plan.products.map(({ id, name, unitPriceInclVAT, unitsPerMonth, exFactoryPrice, unitCostLanded }) => ({
        key: id,
        cells: [name.trim(), write(unitPriceInclVAT), write(unitsPerMonth), write(exFactoryPrice || unitCostLanded)],
      }))}
    />
  )
}
