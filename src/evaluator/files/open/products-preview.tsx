import { useStore } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxProducts, type Plan } from '../../../domain/plan/plan'
import { planChanges } from '../../../domain/plan/plan-changes'
import { maxRows } from '../../../files/limits'
import type { ProductTable } from '../../../files/opened'
import { shownName } from '../../../files/shown-name'
import { Button } from '../../../ui/button'
import { Segmented } from '../../../ui/inputs/segmented'
import { Notice } from '../../../ui/notice'
import { ModalActions } from '../../../ui/overlays/modal'
import { newPlanAtom } from '../../saving/guest/plan-store'
import { useUndoToast } from '../../state/undo/use-undo'
import { useFormat } from '../../state/use-format'
import { ChangeList } from './change-list'
import { ProductChoice } from './product-choice'
import { FoundColumns, RowProblems, UnknownHeaders } from './product-list-notes'
import { type Place, useTarget } from './target'
import { useProducts } from './use-products'

interface ProductsPreviewProps {
  table: ProductTable
  place: Place
  onBack: () => void
  onClose: () => void
}

/** The products of a list: which are taken, at what price, and what that changes in the plan. */
export function ProductsPreview({ table, place, onBack, onClose }: ProductsPreviewProps) {
  const { t } = useTranslation('files')
  const store = useStore()
  const { current, put } = useTarget(place)
  const [plan] = useState<Plan>(() => current() ?? store.get(newPlanAtom))
  const products = useProducts(table.rows, plan)
  const sayTaken = useUndoToast()
  const { number } = useFormat()
  const { list, chosen, after, vat, isTooMany, tooDear } = products
  if (list.products.length === 0) return <NoProducts products={products} onBack={onBack} />
  const take = () => {
    put(after, 'products')
    onClose()
    sayTaken(t('products.done', { count: chosen.length }))
  }
  const isFitting = chosen.length > 0 && chosen.length <= maxProducts && !isTooMany && tooDear.length === 0
  const isReady = isFitting && vat !== 'unanswered'
  return (
    <>
      <div className="mt-2 flex flex-col gap-4">
        <FoundColumns list={list} />
        {table.isCut ? <Notice variant="warning">{t('products.cut', { figure: number(maxRows) })}</Notice> : null}
        <ProductChoice products={products} />
        <Questions products={products} plan={plan} />
        {isFitting && !isReady ? <p className="-mt-2 text-small text-muted">{t('products.vatFirst')}</p> : null}
        {isTooMany ? <Notice variant="warning">{t('products.tooMany', { max: maxProducts })}</Notice> : null}
        {tooDear.length > 0 ? (
          <Notice variant="warning">
            {t('products.tooDear', { names: tooDear.map(({ name }) => shownName(name)).join(t('backup.and')) })}
          </Notice>
        ) : null}
        {isReady ? (
          <section className="flex flex-col gap-2">
            <h3 className="font-medium">{t('preview.title')}</h3>
            <ChangeList changes={planChanges(plan, after)} before={plan} after={after} />
            {chosen.some(({ units }) => units === null) ? (
              <p className="text-small text-muted">{t('products.unitsMissing')}</p>
            ) : null}
          </section>
        ) : null}
        <RowProblems problems={list.problems} />
      </div>
      <ModalActions>
        <Button onClick={onBack}>{t('products.back')}</Button>
        <Button variant="primary" disabled={!isReady} onClick={take}>
          {t('products.take', { count: chosen.length })}
        </Button>
      </ModalActions>
    </>
  )
}

type Products = ReturnType<typeof useProducts>

function NoProducts({ products: { list }, onBack }: { products: Products; onBack: () => void }) {
  const { t } = useTranslation('files')
  return (
    <>
      <div role="alert" className="mt-2 flex flex-col gap-3">
        {list.unknown ? (
          <UnknownHeaders headers={list.unknown} />
        ) : (
          <Notice variant="error">
            {t('refused.noProducts')} {t('unchanged')}
          </Notice>
        )}
        <RowProblems problems={list.problems} />
      </div>
      <ModalActions>
        <Button onClick={onBack}>{t('products.back')}</Button>
      </ModalActions>
    </>
  )
}

/** What a list does not tell about itself. A store that is not registered has no VAT in its prices. */
function Questions({ products, plan }: { products: Products; plan: Plan }) {
  const { t } = useTranslation('files')
  const hasSalePrices = products.list.products.some(({ salePrice }) => salePrice !== null)
  return (
    <>
      {plan.vatRegistered ? (
        <Segmented
          legend={t('products.vat')}
          value={products.vat}
          choices={[
            { value: 'included', label: t('products.vatIncluded') },
            { value: 'excluded', label: t('products.vatExcluded') },
          ]}
          onChange={products.setVat}
        />
      ) : null}
      {hasSalePrices ? (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={products.usesSalePrice}
            onChange={(event) => products.setUsesSalePrice(event.target.checked)}
          />
          {t('products.salePrice')}
        </label>
      ) : null}
      {plan.products.length > 0 ? (
        <Segmented
          legend={t('products.how')}
          value={products.how}
          choices={[
            { value: 'add', label: t('products.add') },
            { value: 'replace', label: t('products.replace') },
          ]}
          onChange={products.setHow}
        />
      ) : null}
    </>
  )
}
