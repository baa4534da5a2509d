import { atom, useAtomValue } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCost, isBoughtLocally, withCostsOfFirst } from '../../../../domain/edits/product-costs'
import { recipeOf } from '../../../../domain/edits/recipe'
import type { Product } from '../../../../domain/plan/plan'
import { Button } from '../../../../ui/button'
import { NumberField } from '../../../fields/number-field'
import { SwitchField } from '../../../fields/switch-field'
import { planAtom } from '../../../state/atoms'
import { useChange } from '../../../state/use-change'
import { useFormat } from '../../../state/use-format'
import { ExampleMark, ExampleNote } from '../../questions/question-parts'
import { Expander } from '../expander'
import { FieldsGrid } from '../fields-grid'
import { useProduct } from '../slices'
import { CostBreakdown } from './cost-breakdown'
import { CostParts } from './cost-parts'
import { LandedUnitCost } from './landed-unit-cost'
import { Recipe } from './recipe/recipe'

const nameOf = (product: Product) => product.name

/** Import was just chosen as the way to buy: its fields stand open. */
export const importChosenAtom = atom(false)

/** A product's name, or its place in the list while it has none. */
function useProductName(index: number): string {
  const { t } = useTranslation('costs')
  const name = useProduct(index, nameOf)?.trim()
  return name ? name : t('product.unnamed', { number: index + 1 })
}

/** What one unit of a product costs: simply its price, or every part of it. */
export function ProductCost({ index }: { index: number }) {
  const { t } = useTranslation('costs')
  const { currency } = useFormat()
  const name = useProductName(index)
  const heading = useId()
  return (
    <li className="py-4">
      <h3 id={heading} className="mb-2 font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      <fieldset aria-labelledby={heading} className="min-w-0">
        <div className="mb-3 empty:hidden">
          <ExampleNote index={index} />
        </div>
        <FieldsGrid>
          <NumberField
            path={`products.${index}.exFactoryPrice`}
            unit={currency}
            hint={t('hints.exFactoryPrice')}
            aside={<ExampleMark index={index} field="exFactoryPrice" />}
            emptyWhenZero
          />
          <LandedUnitCost index={index} />
        </FieldsGrid>
        <MadeHere index={index} name={name} />
        <SupplierVat index={index} />
        {index === 0 ? null : <CopyFirst index={index} />}
        <Expander
          label={t('product.advanced')}
          of={name}
          whenOpen={<CostBreakdown index={index} />}
          isWanted={useAtomValue(importChosenAtom)}
        >
          <CostParts index={index} />
        </Expander>
      </fieldset>
    </li>
  )
}

const isMadeAtom = atom((get) => get(planAtom).sourcingType === 'localManufacturing')
const hasRecipe = (product: Product) => recipeOf(product).length > 0

/** The recipe of what is made here, or has one. */
function MadeHere({ index, name }: { index: number; name: string }) {
  const { t } = useTranslation('costs')
  const isMade = useAtomValue(isMadeAtom)
  const isGiven = useProduct(index, hasRecipe) ?? false
  if (!isMade && !isGiven) return null
  return (
    <Expander label={t('recipe.title')} of={name} isWanted={isGiven}>
      <Recipe index={index} />
    </Expander>
  )
}

const paysVatAtom = atom((get) => get(planAtom).vatPct > 0)
const mayCarryNoVat = (product: Product) => hasCost(product) && isBoughtLocally(product)

/** Whether the bill of a local supplier carries VAT: a tailor or a family at home may write none. */
function SupplierVat({ index }: { index: number }) {
  const { t } = useTranslation('costs')
  const asks = useProduct(index, mayCarryNoVat)
  const paysVat = useAtomValue(paysVatAtom)
  if (!asks || !paysVat) return null
  return (
    <div className="mt-3">
      <SwitchField path={`products.${index}.supplierChargesVat`} hint={t('product.supplierVatHint')} small />
    </div>
  )
}

/** For a product without any cost: those of the first, as one edit. */
function CopyFirst({ index }: { index: number }) {
  const { t } = useTranslation('costs')
  const first = useProductName(0)
  const firstHasCosts = useProduct(0, hasCost)
  const own = useProduct(index, hasCost)
  const change = useChange()
  if (!firstHasCosts || own) return null
  return (
    <div className="mt-3">
      <Button onClick={() => change(`products.${index}.exFactoryPrice`, (plan) => withCostsOfFirst(plan, index))}>
        {t('product.copyFirst', { name: first })}
      </Button>
    </div>
  )
}
