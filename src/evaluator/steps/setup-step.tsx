import { useTranslation } from 'react-i18next'
import { productCategories } from '../../domain/options'
import { Panel } from '../../ui/panel'
import { SelectField } from '../fields/choice-field'
import { TextField } from '../fields/text-field'

/** Step 1: whose store this is. */
export function SetupStep() {
  const { t } = useTranslation(['setup', 'options'])
  const categories = [
    { value: '', label: t('setup:chooseCategory') },
    ...productCategories.map((id) => ({ value: id, label: t(`options:productCategories.${id}`) })),
  ]
  return (
    <Panel title={t('setup:basics')} intro={t('setup:basicsIntro')}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField path="storeName" hint={t('setup:storeNameHint')} autoComplete="organization" />
        <TextField path="productName" hint={t('setup:productNameHint')} />
        <SelectField path="productCategory" choices={categories} hint={t('setup:categoryHint')} />
      </div>
    </Panel>
  )
}
