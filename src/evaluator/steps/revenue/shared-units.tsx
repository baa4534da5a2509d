import { useTranslation } from 'react-i18next'
import type { Product } from '../../../domain/plan/plan'
import { Figure } from '../../../ui/figure'
import { Field } from '../../../ui/inputs/field'
import { useFindings } from '../../fields/field-atom'
import { useOwnLabel } from '../../fields/field-labels'
import { useMessages } from '../../fields/messages'
import { BesideLabel } from '../../fields/notes/note-button'
import { useFormat } from '../../state/use-format'
import { useMonthly, useProduct } from '../costs/slices'

const unitsOf = (product: Product) => product.unitsPerMonth
const shareOf = (product: Product) => product.salesMixPct

/** The units that a product's share of the total comes to: a figure, no box. */
export function SharedUnits({ index }: { index: number }) {
  const { t } = useTranslation('revenue')
  const { number, percent } = useFormat()
  const path = `products.${index}.unitsPerMonth`
  const label = useOwnLabel(path)
  const units = useProduct(index, unitsOf) ?? 0
  const share = useProduct(index, shareOf) ?? 0
  const hasTotal = useMonthly('totalUnits') > 0
  // Without a total the total's own box is what is missing; with one, this product's share is too small for a unit.
  const messages = useMessages(useFindings(path, hasTotal).findings)
  return (
    <Field id={path} label={label} aside={<BesideLabel path={path} label={label} />} messages={messages}>
      {({ id, describedBy }) => (
        <output id={id} tabIndex={-1} aria-describedby={describedBy} className="flex h-11 items-center gap-2">
          <Figure className="text-section font-semibold">{number(units)}</Figure>
          <span className="text-small text-muted">{t('product.unitsFollow', { share: percent(share) })}</span>
        </output>
      )}
    </Field>
  )
}
