import { useTranslation } from 'react-i18next'
import { salesPriorities } from '../../../domain/options'
import type { Product } from '../../../domain/plan'
import { priorityMixPct } from '../../../domain/presets'
import { withPriority } from '../../../domain/sales-mix'
import { classes } from '../../../ui/classes'
import { useOwnLabel } from '../../field-labels'
import { NumberField } from '../../fields/number-field'
import { useChange } from '../../use-change'
import { useFormat } from '../../use-format'
import { useProduct } from '../costs/slices'

/** A product's share of the sales: by its priority, or typed. */
export function ProductMix({ index }: { index: number }) {
  const { t } = useTranslation('revenue')
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2 md:grid-cols-3">
      <Priorities index={index} />
      <NumberField path={`products.${index}.salesMixTargetPct`} unit="%" hint={t('product.targetHint')} />
    </div>
  )
}

const priorityOf = (product: Product) => product.salesPriority

function Priorities({ index }: { index: number }) {
  const { t } = useTranslation(['revenue', 'options'])
  const { percent } = useFormat()
  const path = `products.${index}.salesPriority`
  const label = useOwnLabel(path)
  const priority = useProduct(index, priorityOf)
  const change = useChange()
  return (
    <fieldset id={path} className="min-w-0 md:col-span-2">
      <legend className="mb-1 text-small font-medium">{label}</legend>
      <div className="grid grid-cols-3 gap-2">
        {salesPriorities.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === priority}
            onClick={() => change(path, (plan) => withPriority(plan, index, id))}
            className={classes(
              'min-h-11 rounded-control border px-1 text-center text-small font-medium',
              id === priority ? 'border-accent bg-accent-soft text-text' : 'border-control bg-surface hover:bg-sunken',
            )}
          >
            {t('revenue:product.preset', {
              priority: t(`options:salesPriorities.${id}`),
              share: percent(priorityMixPct[id]),
            })}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
