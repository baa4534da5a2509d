import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../../domain/plan/plan'
import { Notice } from '../../../../ui/notice'
import { NumberField } from '../../../fields/number-field'
import { planAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { FieldsGrid } from '../fields-grid'
import { useProduct } from '../slices'
import { CustomsFee } from './customs-fee'
import { isBuilt } from './landed-unit-cost'

type Part = Extract<keyof Product, string> &
  (
    | 'fxFeePct'
    | 'customsDutiesPct'
    | 'internationalShipping'
    | 'insurance'
    | 'portHandlingClearance'
    | 'localTransportToWarehouse'
    | 'labelsAndInserts'
    | 'primaryPackaging'
    | 'assemblyOrKitting'
    | 'inspectionCost'
    | 'expectedDefectPct'
    | 'expectedShortagePct'
  )

const groups: Record<'buying' | 'inbound' | 'handling' | 'losses', readonly Part[]> = {
  buying: ['fxFeePct', 'customsDutiesPct'],
  inbound: ['internationalShipping', 'insurance', 'portHandlingClearance', 'localTransportToWarehouse'],
  handling: ['labelsAndInserts', 'primaryPackaging', 'assemblyOrKitting', 'inspectionCost'],
  losses: ['expectedDefectPct', 'expectedShortagePct'],
}

/** What is only paid for goods that come from abroad. */
const ofImports: readonly Part[] = [
  'fxFeePct',
  'customsDutiesPct',
  'internationalShipping',
  'insurance',
  'portHandlingClearance',
]

/** What is made in the country is not asked for customs and currency, unless something stands there. */
const isMadeHereAtom = atom((get) => get(planAtom).sourcingType === 'localManufacturing')

function useParts(index: number, group: keyof typeof groups): readonly Part[] {
  const isMadeHere = useAtomValue(isMadeHereAtom)
  const used = useProduct(index, usedImports)
  return groups[group].filter(
    (part) => !isMadeHere || !ofImports.includes(part) || (used ?? '').split(' ').includes(part),
  )
}

/** By name, in one text: the atom behind it changes only with what it says. */
const usedImports = (product: Product) => ofImports.filter((part) => product[part] !== 0).join(' ')

/** Every part of a landed cost, by when it is paid. */
export function CostParts({ index }: { index: number }) {
  const { t } = useTranslation('costs')
  const built = useProduct(index, isBuilt)
  return (
    <div className="flex flex-col gap-6">
      {built ? null : <Notice>{t('product.advancedIdle')}</Notice>}
      <PartGroup index={index} group="buying" />
      <PartGroup index={index} group="inbound" />
      <PartGroup index={index} group="handling" />
      <PartGroup index={index} group="losses" />
    </div>
  )
}

function PartGroup({ index, group }: { index: number; group: keyof typeof groups }) {
  const { t } = useTranslation('costs')
  const { currency } = useFormat()
  const hints: Partial<Record<Part, string>> = t('product.hints', { returnObjects: true })
  const parts = useParts(index, group)
  if (parts.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-semibold text-muted">{t(`product.groups.${group}`)}</legend>
      <FieldsGrid>
        {parts.map((part) => (
          <NumberField
            key={part}
            path={`products.${index}.${part}`}
            unit={part.endsWith('Pct') ? '%' : currency}
            hint={hints[part]}
            emptyWhenZero
          />
        ))}
      </FieldsGrid>
      {group === 'inbound' ? <CustomsFee index={index} /> : null}
    </fieldset>
  )
}
