import { atom, useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { maxCards } from '../../../domain/plan/plan'
import { lazyPage } from '../../../i18n/lazy-page'
import { Panel } from '../../../ui/panel'
import { planAtom } from '../../state/atoms'
import { useElementIds, useMonthly } from '../costs/slices'
import { VatDutyNotice } from '../vat-duty/vat-duty-notice'
import { AddProduct } from './add-product'
import { PasteProducts } from './paste-products'
import { PlanningMode } from './planning-mode'
import { PortfolioNotices } from './portfolio-notices'
import { PortfolioTiles } from './portfolio-tiles'
import { ProductRow } from './product-row'

const Catalogue = lazyPage(() => import('./catalogue/catalogue').then((module) => module.Catalogue), 'catalogue')

/** One product has nothing to share out; a stored plan that shares out a total all the same keeps its switches. */
const isPlannedTogetherAtom = atom((get) => {
  const { products, salesMixEnabled, volumeInputMode } = get(planAtom)
  return products.length > 1 || salesMixEnabled || volumeInputMode === 'orders'
})

/** What the products come to, once they sell, and how their sales are planned. */
function Together() {
  const isPlannedTogether = useAtomValue(isPlannedTogetherAtom)
  const sells = useMonthly('totalUnits') > 0
  if (!isPlannedTogether) return null
  return (
    <>
      {sells ? <PortfolioTiles /> : null}
      <PlanningMode />
    </>
  )
}

/** The products of the store: what they come to, how sales are planned, and each of them. */
export function Portfolio() {
  const { t } = useTranslation('revenue')
  const ids = useElementIds('products')
  return (
    <Panel id="products" title={t('portfolio')} intro={t('portfolioIntro')}>
      <div className="flex flex-col gap-6">
        {ids.length > 0 ? (
          <>
            <Together />
            <VatDutyNotice />
            {ids.length > maxCards ? (
              <Suspense fallback={<div className="min-h-96" />}>
                <Catalogue />
              </Suspense>
            ) : (
              <ol className="flex flex-col gap-6">
                {ids.map((id, index) => (
                  <ProductRow key={id} id={id} index={index} isOnly={ids.length === 1} />
                ))}
              </ol>
            )}
          </>
        ) : null}
        <PortfolioNotices />
        <div className="flex flex-wrap items-center gap-2">
          <AddProduct count={ids.length} />
          <PasteProducts />
        </div>
      </div>
    </Panel>
  )
}
