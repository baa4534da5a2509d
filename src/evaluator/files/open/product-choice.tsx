import { useTranslation } from 'react-i18next'
import { maxProducts } from '../../../domain/plan/plan'
import type { ListedProduct } from '../../../files/tables/product-rows'
import { Segmented } from '../../../ui/inputs/segmented'
import { useFormat } from '../../state/use-format'
import type { useProducts } from './use-products'

/** Which products of a list are taken: ticked, or similar ones as one. */
export function ProductChoice({ products }: { products: ReturnType<typeof useProducts> }) {
  const { t } = useTranslation('files')
  const { list, isLong, selection, setSelection, ticked, tick, tickAll, grouped } = products
  const isFull = ticked.size >= maxProducts
  return (
    <div className="flex flex-col gap-3">
      {isLong ? (
        <Segmented
          legend={t('products.which')}
          value={selection}
          choices={[
            { value: 'each', label: t('products.each') },
            { value: 'groups', label: t('products.groups') },
          ]}
          onChange={setSelection}
        />
      ) : null}
      {isLong && selection === 'each' ? (
        <label className="flex min-h-11 items-center gap-3 px-3 text-small font-medium">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={ticked.size > 0}
            ref={(box) => {
              if (box) box.indeterminate = ticked.size > 0 && ticked.size < list.products.length
            }}
            onChange={() => tickAll(ticked.size === 0)}
          />
          {t('products.ticked', { count: ticked.size, total: list.products.length })}
        </label>
      ) : null}
      {list.products.length > maxProducts && selection === 'each' ? (
        <p className="text-small text-muted">{t('products.most', { max: maxProducts })}</p>
      ) : null}
      <ul
        aria-label={t('products.list')}
        className="relative max-h-[36dvh] divide-y divide-line overflow-y-auto rounded-control border border-line px-3"
      >
        {isLong && selection === 'groups'
          ? grouped.map(({ product, count, withCost }) => (
              <li key={product.row} className="flex flex-col py-2">
                <ProductLine product={product} />
                <span className="text-small text-muted">{t('products.groupOf', { count })}</span>
                {withCost > 0 && withCost < count ? (
                  <span className="text-small text-warning">
                    {t('products.costOf', { count: withCost, of: count })}
                  </span>
                ) : null}
              </li>
            ))
          : list.products.map((product) => {
              const isTicked = ticked.has(product)
              return (
                <li key={product.row}>
                  <label className="flex min-h-11 items-center gap-3 py-1 has-disabled:opacity-60">
                    <input
                      type="checkbox"
                      className="size-5 shrink-0 accent-accent"
                      checked={isTicked}
                      disabled={!isTicked && isFull}
                      onChange={(event) => tick(product, event.target.checked)}
                    />
                    <ProductLine product={product} />
                  </label>
                </li>
              )
            })}
      </ul>
    </div>
  )
}

/** A product with the figures that the list has of it, as they stand there. */
function ProductLine({ product: { name, price, salePrice, cost, units } }: { product: ListedProduct }) {
  const { t } = useTranslation('files')
  const { money, number } = useFormat()
  const digits = { min: 0, max: 2 }
  const figures = [
    t('products.price', { amount: money(price, digits) }),
    ...(salePrice === null ? [] : [t('products.reduced', { amount: money(salePrice, digits) })]),
    ...(cost === null ? [] : [t('products.cost', { amount: money(cost, digits) })]),
    ...(units === null ? [] : [t('products.units', { count: units, figure: number(units) })]),
  ]
  return (
    <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
      <bdi className="min-w-0 break-words">{name}</bdi>
      <span className="text-small text-muted">{figures.join(' · ')}</span>
    </span>
  )
}
