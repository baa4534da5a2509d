import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { sourcingTypes } from '../../../../domain/options'
import { maxCards } from '../../../../domain/plan/plan'
import { withTypicalSettings } from '../../../../domain/typical/typical-settings'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'
import { SelectField } from '../../../fields/choice-field'
import { useField } from '../../../fields/field-atom'
import { useStep } from '../../../state/navigation/step-location'
import { withField } from '../../../state/plan-path'
import { useChange } from '../../../state/use-change'
import { CostSection } from '../cost-section'
import { FieldsGrid } from '../fields-grid'
import { useElementIds, useMonthly } from '../slices'
import { Subtotal } from '../subtotal'
import { AverageCost } from './average-cost'
import { CostMethod } from './cost-method'
import { DutyBasis } from './duty-basis'
import { ManyProducts } from './many-products'
import { importChosenAtom, ProductCost } from './product-cost'

/** The cost builder: what one unit of each product costs, and what it may cost. */
export function ProductSection() {
  const { t } = useTranslation('costs')
  const products = useElementIds('products')
  return (
    <CostSection
      id="product"
      title={t('product.title')}
      intro={t('product.intro')}
      subtotal={<ProductSubtotal none={products.length === 0} />}
    >
      <FieldsGrid>
        <Sourcing />
      </FieldsGrid>
      {products.length === 0 ? <NoProducts /> : null}
      {products.length > maxCards ? (
        <ManyProducts />
      ) : (
        <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
          {products.map((id, index) => (
            <ProductCost key={id} index={index} />
          ))}
        </ul>
      )}
      <DutyBasis />
      {products.length > 1 ? <AverageCost /> : null}
      <CostMethod />
    </CostSection>
  )
}

function ProductSubtotal({ none }: { none: boolean }) {
  const cost = useMonthly('finalUnitCost')
  return <Subtotal value={none ? null : cost} per="unit" />
}

function Sourcing() {
  const { t } = useTranslation(['costs', 'options'])
  const [type] = useField('sourcingType')
  const change = useChange()
  const setImportChosen = useSetAtom(importChosenAtom)
  return (
    <SelectField
      path="sourcingType"
      // Advanced inputs that are still untouched go with it, in one edit.
      onChoose={(next) => {
        change('sourcingType', (plan) => withTypicalSettings(withField(plan, 'sourcingType', next)))
        setImportChosen(next === 'import')
      }}
      hint={t(`costs:product.sourcingHints.${type}`)}
      choices={sourcingTypes.map((value) => ({ value, label: t(`options:sourcingTypes.${value}`) }))}
    />
  )
}

function NoProducts() {
  const { t } = useTranslation('costs')
  const [, go] = useStep()
  return (
    <Notice title={t('product.none')}>
      <p>{t('product.noneText')}</p>
      <Button className="mt-2" onClick={() => go('revenue')}>
        {t('product.goToRevenue')}
      </Button>
    </Notice>
  )
}
