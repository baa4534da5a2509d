import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutProduct } from '../../../domain/edits/sales-mix'
import type { Product } from '../../../domain/plan/plan'
import { IconButton } from '../../../ui/button'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'
import { Trash } from '../../../ui/icons'
import { NumberField } from '../../fields/number-field'
import { useUndoToast } from '../../state/undo/use-undo'
import { useChange } from '../../state/use-change'
import { useFormat } from '../../state/use-format'
import { productSalesAtom, useProduct } from '../costs/slices'
import { ExampleMark, ExampleNote } from '../questions/question-parts'
import { salesMixModeAtom } from './planning-mode'
import { ProductMix } from './product-mix'
import { ProductName } from './product-name'
import { ProductOptions } from './product-options'
import { SharedUnits } from './shared-units'

interface ProductRowProps {
  id: string
  index: number
  /** The only product: it cannot be removed and has nothing to share with. */
  isOnly: boolean
}

/** One product: its name, price and units, and in priority planning its share. */
export function ProductRow({ id, index, isOnly }: ProductRowProps) {
  const { t } = useTranslation('revenue')
  const { currency } = useFormat()
  const byPriority = useAtomValue(salesMixModeAtom) === 'priority'
  const name = useProduct(index, nameOf) || t('product.unnamed', { number: index + 1 })
  return (
    <li className="border-t border-line">
      <div role="group" aria-label={name} tabIndex={-1} className="relative flex flex-col gap-2 pt-4">
        <div className={classes('flex flex-wrap items-center gap-x-3 sm:flex-nowrap', !isOnly && 'pe-11')}>
          <ProductName id={id} index={index} />
          <ProductSales index={index} />
        </div>
        <div className="flex flex-col gap-4">
          <ExampleNote index={index} />
          <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
            <NumberField
              path={`products.${index}.unitPriceInclVAT`}
              unit={currency}
              aside={<ExampleMark index={index} field="unitPriceInclVAT" />}
              emptyWhenZero
            />
            {byPriority ? (
              <SharedUnits index={index} />
            ) : (
              <NumberField
                path={`products.${index}.unitsPerMonth`}
                counts="units"
                aside={<ExampleMark index={index} field="unitsPerMonth" />}
                emptyWhenZero
              />
            )}
          </div>
          {byPriority && !isOnly ? <ProductMix index={index} /> : null}
          <ProductOptions index={index} />
        </div>
        {isOnly ? null : <RemoveProduct index={index} name={name} />}
      </div>
    </li>
  )
}

const nameOf = (product: Product) => product.name.trim()

/** What the product sells for in a month; nothing while a price or units are missing. */
function ProductSales({ index }: { index: number }) {
  const { t } = useTranslation('revenue')
  const { money } = useFormat()
  const sales = useAtomValue(useMemo(() => atom((get) => get(productSalesAtom)[index] ?? 0), [index]))
  if (!(sales > 0)) return null
  return (
    <Figure className="order-last w-full text-small text-muted sm:order-none sm:w-auto sm:shrink-0">
      {t('product.perMonth', { amount: money(sales, { max: 2 }) })}
    </Figure>
  )
}

/** Last in the order of the keyboard, though it stands beside the name. */
function RemoveProduct({ index, name }: { index: number; name: string }) {
  const { t } = useTranslation('revenue')
  const sayRemoved = useUndoToast()
  const change = useChange()
  const remove = () => {
    change(`products.${index}.name`, (plan) => withoutProduct(plan, index))
    sayRemoved(t('product.removed', { name }))
    // The button is gone with its product: the reader goes on with the one that took its place, or the one before.
    requestAnimationFrame(() => {
      const left = document.querySelectorAll<HTMLElement>('#products ol > li > [role="group"]')
      left[Math.min(index, left.length - 1)]?.focus()
    })
  }
  return (
    <IconButton label={t('product.remove', { name })} onClick={remove} className="absolute -end-3 top-4 text-muted">
      <Trash />
    </IconButton>
  )
}
