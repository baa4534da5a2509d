import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../../domain/plan/plan'
import { classes } from '../../../../ui/classes'
import { ChevronForward } from '../../../../ui/first-icons'
import { useFormat } from '../../../state/use-format'
import { useElementIds, useProduct } from '../slices'
import { ProductCost } from './product-cost'

/** More products than cards hold: each opens to its cost in parts. */
export function ManyProducts() {
  const { t } = useTranslation('costs')
  const ids = useElementIds('products')
  return (
    <section aria-label={t('product.title')} className="flex flex-col gap-2">
      <p className="text-small text-muted">{t('product.manyIntro')}</p>
      <ul className="relative max-h-[75dvh] divide-y divide-line overflow-y-auto rounded-control border border-line px-3">
        {ids.map((id, index) => (
          <OpeningProduct key={id} index={index} />
        ))}
      </ul>
    </section>
  )
}

const nameOf = (product: Product) => product.name.trim()
const costOf = (product: Product) => product.exFactoryPrice || product.unitCostLanded

/** A product's name and cost; a press, or a link to one of its fields, opens it. */
function OpeningProduct({ index }: { index: number }) {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const name = useProduct(index, nameOf) || t('product.unnamed', { number: index + 1 })
  const cost = useProduct(index, costOf) ?? 0
  const region = `products.${index}`
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={region}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2 py-1 text-start"
      >
        <ChevronForward className={classes('shrink-0 transition-transform', isOpen && 'rotate-90 rtl:-rotate-90')} />
        <bdi className="min-w-0 grow wrap-anywhere">{name}</bdi>
        <span className="shrink-0 text-small text-muted">{cost > 0 ? money(cost, { max: 2 }) : '–'}</span>
      </button>
      <div id={region} hidden={!isOpen}>
        {isOpen ? (
          <ul>
            <ProductCost index={index} />
          </ul>
        ) : null}
      </div>
    </li>
  )
}
