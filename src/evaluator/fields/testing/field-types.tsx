import { languages, productCategories, sourcingTypes } from '../../../domain/options'
import { blankPlan } from '../../../domain/plan/plan'
import { withField } from '../../state/plan-path'
import { SegmentedField, SelectField } from '../choice-field'
import { useField } from '../field-atom'
import { NumberField } from '../number-field'
import { SwitchField } from '../switch-field'
import { TextField } from '../text-field'

// What must compile, and, after each expected error, what must not: `tsc -b` reports an expectation that is not met.
// Nothing here runs.

const plan = blankPlan()
const sourcing = sourcingTypes.map((value) => ({ value, label: value }))
const categories = productCategories.map((value) => ({ value, label: value }))
const words = ['a', 'b'].map((value) => ({ value, label: value }))

export function writes() {
  withField(plan, 'vatPct', 15)
  withField(plan, 'storeName', 'Oud')
  withField(plan, 'sourcingType', 'import')
  withField(plan, 'salesMixEnabled', true)
  withField(plan, 'products.0.category', 'books')
  withField(plan, `products.${plan.products.length}.unitPriceInclVAT`, 99)
  withField(plan, 'overheads.branding.mode', 'annual')
  // @ts-expect-error A text into a number.
  withField(plan, 'vatPct', 'fifteen')
  // @ts-expect-error A number into a text.
  withField(plan, 'storeName', 15)
  // @ts-expect-error Free text into a closed list.
  withField(plan, 'sourcingType', 'from abroad')
  // @ts-expect-error A choice of another list.
  withField(plan, 'sourcingType', 'books')
  // @ts-expect-error A choice of another list, in a product.
  withField(plan, 'products.0.category', 'import')
  // @ts-expect-error A text into a switch.
  withField(plan, 'salesMixEnabled', 'yes')
  // @ts-expect-error A field that the plan does not have.
  withField(plan, 'vat', 15)
  // @ts-expect-error A field that a product does not have.
  withField(plan, 'products.0.vatPct', 15)
  // @ts-expect-error An id cannot be typed.
  withField(plan, 'products.0.id', 'a')
  // @ts-expect-error A whole list is no field.
  withField(plan, 'products', [])
}

export function useReads() {
  const [vat, setVat] = useField('vatPct')
  const [price] = useField('products.0.unitPriceInclVAT')
  const [language, setLanguage] = useField('language')
  setVat(vat + 1)
  setLanguage(language === 'ar' ? 'en' : 'ar')
  // @ts-expect-error The product may be gone.
  setVat(price + 1)
  // @ts-expect-error Free text into a closed list.
  setLanguage('français')
  // @ts-expect-error A comparison with what the list does not have.
  return language === 'fr'
}

export const fields = [
  <NumberField key="1" path="vatPct" />,
  <NumberField key="2" path={`team.${plan.team.length}.monthlyCost`} />,
  <TextField key="3" path="storeName" />,
  <SwitchField key="4" path="enableAdvancedAnalysis" />,
  <SelectField key="5" path="sourcingType" choices={sourcing} />,
  <SelectField key="6" path="products.0.category" choices={categories} />,
  <SegmentedField key="7" path="language" choices={languages.map((value) => ({ value, label: value }))} />,
  // @ts-expect-error A number field on a name.
  <NumberField key="8" path="storeName" />,
  // @ts-expect-error A number field on a product's name.
  <NumberField key="9" path="products.0.name" />,
  // @ts-expect-error A text field on a number.
  <TextField key="10" path="vatPct" />,
  // @ts-expect-error Free text into a closed list.
  <TextField key="11" path="sourcingType" />,
  // @ts-expect-error A switch on a number.
  <SwitchField key="12" path="vatPct" />,
  // @ts-expect-error A select on a free text.
  <SelectField key="13" path="storeName" choices={words} />,
  // @ts-expect-error The choices of another list.
  <SelectField key="14" path="sourcingType" choices={categories} />,
  // @ts-expect-error The choices of another list, in a product.
  <SelectField key="15" path="products.0.category" choices={sourcing} />,
  // @ts-expect-error Choices that may be any text.
  <SegmentedField key="16" path="language" choices={words} />,
]
