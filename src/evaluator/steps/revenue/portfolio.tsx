import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panel'
import { useElementIds } from '../costs/slices'
import { AddProduct } from './add-product'
import { PlanningMode } from './planning-mode'
import { PortfolioNotices } from './portfolio-notices'
import { PortfolioTiles } from './portfolio-tiles'
import { ProductRow } from './product-row'

/** The products of the store: what they come to, how sales are planned, and each of them. */
export function Portfolio() {
  const { t } = useTranslation('revenue')
  const ids = useElementIds('products')
  return (
    <Panel id="products" title={t('portfolio')} intro={t('portfolioIntro')}>
      <div className="flex flex-col gap-6">
        {ids.length > 0 ? (
          <>
            <PortfolioTiles />
            <PlanningMode />
            <ol className="flex flex-col gap-6">
              {ids.map((id, index) => (
                <ProductRow key={id} id={id} index={index} isOnly={ids.length === 1} />
              ))}
            </ol>
          </>
        ) : null}
        <PortfolioNotices />
        <AddProduct count={ids.length} />
      </div>
    </Panel>
  )
}
