import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { withPriority } from '../../../domain/edits/sales-mix'
import { salesPriorities } from '../../../domain/options'
import type { Product } from '../../../domain/plan/plan'
import { priorityMixPct } from '../../../domain/reference/presets'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'
import { chosenLook } from '../../../ui/inputs/chosen-look'
import { useOwnLabel } from '../../fields/field-labels'
import { NumberField } from '../../fields/number-field'
import { useChange } from '../../state/use-change'
import { useFormat } from '../../state/use-format'
import { useProduct } from '../costs/slices'

/** A product's share of the sales: by its priority, or typed. */
export function ProductMix({ index }: { index: number }) {
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2 md:grid-cols-3">
      <Priorities index={index} />
      <NumberField path={`products.${index}.salesMixTargetPct`} unit="%" whole />
    </div>
  )
}

/** The priority whose share the product has; a share of its own belongs to none. */
const priorityOf = ({ salesPriority, salesMixTargetPct }: Product) =>
  salesMixTargetPct === priorityMixPct[salesPriority] ? salesPriority : null

function Priorities({ index }: { index: number }) {
  const { t } = useTranslation('options')
  const { percent } = useFormat()
  const path = `products.${index}.salesPriority`
  const label = useOwnLabel(path)
  const priority = useProduct(index, priorityOf)
  const change = useChange()
  const name = useId()
  return (
    <div id={path} role="group" aria-labelledby={name} className="min-w-0 sm:col-span-2">
      <span id={name} className="mb-1 flex min-h-6 items-end text-small font-medium">
        {label}
      </span>
      <div className="grid grid-cols-3 gap-2">
        {salesPriorities.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === priority}
            onClick={() => change(path, (plan) => withPriority(plan, index, id))}
            className={classes(
              'flex min-h-11 flex-col items-center justify-center gap-x-1.5 rounded-control border px-1 py-1 text-small leading-tight sm:flex-row',
              id === priority ? chosenLook : 'border-control bg-surface hover:bg-sunken',
            )}
          >
            <span className="font-medium">{t(`salesPriorities.${id}`)}</span>{' '}
            <Figure className="text-muted">{percent(priorityMixPct[id])}</Figure>
          </button>
        ))}
      </div>
    </div>
  )
}
