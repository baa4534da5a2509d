import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { isInSar } from '../../../domain/model/currency'
import { salesChannels } from '../../../domain/options'
import { benchmarkOf, benchmarkSource } from '../../../domain/reference/benchmarks'
import { Panel } from '../../../ui/panel'
import { CategoryField } from '../../fields/category-field'
import { SelectField } from '../../fields/choice-field'
import { ProductNameField } from '../../fields/product-name-field'
import { TextField } from '../../fields/text-field'
import { benchmarksAtom, planAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'

/** The store, what it sells and of which kind. */
export function ProjectBasics() {
  const { t } = useTranslation('setup')
  const categoryHint = useCategoryHint()
  return (
    <Panel title={t('basics')} intro={t('basicsIntro')}>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField path="storeName" hint={t('storeNameHint')} autoComplete="organization" />
        <ProductNameField hint={t('productNameHint')} />
        <CategoryField none={t('chooseCategory')} hint={categoryHint} />
        <SalesChannelField />
      </div>
    </Panel>
  )
}

/** Its choices are those of the quick start. */
function SalesChannelField() {
  const { t } = useTranslation('options')
  const choices = ['', ...salesChannels] as const
  return (
    <SelectField
      path="salesChannel"
      choices={choices.map((value) => ({ value, label: t(`salesChannels.${value || 'unknown'}`) }))}
    />
  )
}

/** What the chosen category usually reaches; null before the choice, and in money that benchmarks know nothing of. */
const typicalAtom = atom((get) => {
  const plan = get(planAtom)
  if (plan.productCategory === '' || !isInSar(plan)) return null
  return benchmarkOf(plan.productCategory, get(benchmarksAtom))
})

function useCategoryHint(): string {
  const { t } = useTranslation('setup')
  const { money, percent } = useFormat()
  const typical = useAtomValue(typicalAtom)
  if (typical === null) return t('categoryHint')
  return t(`categoryTypical.${benchmarkSource(typical)}`, {
    margin: percent(typical.typicalMargin),
    cac: money(typical.typicalCac, { max: 0 }),
  })
}
