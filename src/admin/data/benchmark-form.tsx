import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IssueCode } from '../../domain/error-codes'
import { preferredCurrencies, productCategories } from '../../domain/options'
import { benchmarkSchema } from '../../domain/schemas/reference-data-schema'
import { ChoiceField } from '../../forms/choice-field'
import { NumberField } from '../../forms/number-field'
import { useSchemaForm } from '../../forms/use-schema-form'
import { currencyWord } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Badge } from '../../ui/badge'
import { FormFrame } from './form-frame'
import type { ReferenceFormProps } from './reference-kind'
import type { BenchmarkRow, BenchmarkValues } from './reference-rows'
import { regionName, regions } from './regions'

const margins = ['minMargin', 'typicalMargin', 'maxMargin'] as const
const costs = ['minCac', 'typicalCac', 'maxCac'] as const
type Figure = (typeof margins | typeof costs)[number]

/** The figure between the ends of a range, and the ends themselves. */
const typicalOf = (name: Figure) => (name.endsWith('Margin') ? 'typicalMargin' : 'typicalCac')
const endsOf = (name: Figure) => (name.endsWith('Margin') ? margins : costs).filter((one) => one !== typicalOf(name))

/** What is wrong with an end only beside the typical figure. */
const besideTypical: readonly IssueCode[] = ['aboveMiddle', 'belowMiddle']

const none = {
  minMargin: 0,
  typicalMargin: 0,
  maxMargin: 0,
  minCac: 0,
  typicalCac: 0,
  maxCac: 0,
  currency: 'SAR',
  region: 'Saudi Arabia',
  isActive: true,
} as const

/** A benchmark. Choosing a category that has one loads its values, and saving then changes it. */
export function BenchmarkForm({
  row,
  rows,
  save,
  failureText,
  isSaving,
  onCancel,
}: ReferenceFormProps<BenchmarkRow, BenchmarkValues>) {
  const { t } = useTranslation(['adminData', 'options'])
  const language = useLanguage()
  const prefix = useId()
  const [existing, setExisting] = useState(row)
  const [loads, setLoads] = useState(0)
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    benchmarkSchema,
    row ?? none,
    (values) => save(values, existing?.id),
    {
      BENCHMARK_TAKEN: 'categoryId',
    },
    failureText,
  )
  const choose = (value: string) => {
    const categoryId = productCategories.find((one) => one === value)
    const known = rows.filter((one) => one.categoryId === categoryId)
    const found = known.find(({ isActive }) => isActive) ?? known[0]
    if (found) form.reset(found)
    else if (existing) form.reset({ ...none, ...(categoryId && { categoryId }) })
    if (found || existing) setLoads((count) => count + 1)
    setExisting(found)
  }
  const categories = [
    ...(row ? [] : [{ value: '' as const, label: t('adminData:choose') }]),
    ...productCategories.map((value) => ({ value, label: t(`options:productCategories.${value}`) })),
  ]
  const { touchedFields, submitCount } = form.formState
  const field = (name: Figure) => ({
    form,
    name,
    // An end is not judged by a typical figure that is still to be typed, and again whenever that changes.
    ignored: existing || submitCount > 0 || touchedFields[typicalOf(name)] ? [] : besideTypical,
    ...(name === typicalOf(name) && {
      onTyped: () => void form.trigger(endsOf(name).filter((end) => touchedFields[end])),
    }),
    id: `${prefix}-${name}`,
    label: t(`adminData:benchmarks.${name}`),
    unit: name.endsWith('Margin') ? '%' : currencyWord(form.watch('currency') ?? none.currency, language),
  })
  return (
    <FormFrame
      formProps={formProps}
      problem={problem}
      submit={t(existing ? 'adminData:benchmarks.update' : 'adminData:benchmarks.add')}
      isSubmitting={isSubmitting || isSaving}
      isIncomplete={!form.watch('categoryId')}
      onCancel={onCancel}
    >
      <div className="col-span-full flex flex-wrap items-end gap-3">
        <ChoiceField
          form={form}
          name="categoryId"
          id={`${prefix}-categoryId`}
          label={t('adminData:benchmarks.category')}
          choices={categories}
          className="min-w-0 grow sm:max-w-80"
          {...(row ? {} : { onChosen: choose })}
        />
        <p role="status" className="pb-2.5 empty:hidden">
          {existing && !row ? <Badge tone="good">{t('adminData:benchmarks.editing')}</Badge> : null}
        </p>
      </div>
      {[margins, costs].map((names) => (
        <div key={names[0]} className="col-span-full grid items-start gap-x-4 gap-y-3 sm:grid-cols-3">
          {names.map((name) => (
            <NumberField key={`${loads} ${name}`} {...field(name)} />
          ))}
        </div>
      ))}
      <ChoiceField
        form={form}
        name="currency"
        id={`${prefix}-currency`}
        label={t('adminData:benchmarks.currency')}
        hint={t('adminData:benchmarks.currencyHint')}
        choices={preferredCurrencies.map((value) => ({ value, label: currencyWord(value, language) }))}
      />
      <ChoiceField
        form={form}
        name="region"
        id={`${prefix}-region`}
        label={t('adminData:benchmarks.region')}
        choices={regions.map((value) => ({ value, label: regionName(value, language) }))}
      />
    </FormFrame>
  )
}
