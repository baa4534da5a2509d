import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { landedCostsOf } from '../../../../domain/model/generated/slices.gen'
import { percentOf } from '../../../../domain/numbers'
import { dutyBases } from '../../../../domain/options'
import type { Plan, Product } from '../../../../domain/plan/plan'
import { Button } from '../../../../ui/button'
import { Segmented } from '../../../../ui/inputs/segmented'
import { useOwnLabel } from '../../../fields/field-labels'
import { BesideLabel } from '../../../fields/notes/note-button'
import { useSource } from '../../../fields/sources/use-source'
import { planAtom } from '../../../state/atoms'
import { useChange } from '../../../state/use-change'
import { useFormat } from '../../../state/use-format'
import { isBuilt } from './landed-unit-cost'

const path = 'dutyBasis'

type DutyBasis = Plan['dutyBasis']

const paysDuty = (product: Product) => isBuilt(product) && percentOf(product.customsDutiesPct) > 0

/** What duty on the customs value costs more than on price, fee and insurance; negative when it costs less. */
function dutyDifference(plan: Plan, product: Product) {
  const [onPrice, onCif] = [landedCostsOf(plan, { isCif: false }), landedCostsOf(plan, { isCif: true })]
  const at = plan.products.indexOf(product)
  return {
    perUnit: (onCif.products[at]?.landed ?? 0) - (onPrice.products[at]?.landed ?? 0),
    perMonth: onCif.goodsSent - onPrice.goodsSent,
  }
}

/** What duty is charged on, for all products alike, with what the customs value makes of it. Only where duty is paid. */
export function DutyBasis({ index }: { index: number }) {
  const { t } = useTranslation('costs')
  const plan = useAtomValue(planAtom)
  const label = useOwnLabel(path)
  const source = useSource(path, label)
  const change = useChange()
  const product = plan.products[index]
  if (!product || !paysDuty(product)) return null
  // One choice for the whole plan: the first of its places is the one that Undo and the summary of errors lead to.
  const isFirst = plan.products.findIndex(paysDuty) === index
  const choose = (basis: DutyBasis) => change(path, (current) => ({ ...current, dutyBasis: basis }))
  return (
    <div className="mt-4 flex max-w-xl flex-col gap-2">
      <Segmented
        {...(isFirst ? { id: path } : {})}
        legend={label}
        value={plan.dutyBasis}
        choices={dutyBases.map((value) => ({ value, label: t(`product.dutyBasis.${value}`) }))}
        onChange={choose}
        aside={
          <BesideLabel path={path} label={label}>
            {source.button}
          </BesideLabel>
        }
      />
      {source.note}
      <Difference plan={plan} product={product} />
      {plan.dutyBasis === 'exFactory' ? (
        <Button className="self-start" onClick={() => choose('cif')}>
          {t('product.dutyBasis.takeCif')}
        </Button>
      ) : null}
    </div>
  )
}

/** Rounds away what no one pays. */
const isNothing = (amount: number) => Math.abs(amount) < 0.005

function Difference({ plan, product }: { plan: Plan; product: Product }) {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  const { perUnit, perMonth } = dutyDifference(plan, product)
  const figures = { unit: money(Math.abs(perUnit)), month: money(Math.abs(perMonth)) }
  const sentence = isNothing(perUnit)
    ? t('product.dutyBasis.same')
    : t(perUnit > 0 ? 'product.dutyBasis.more' : 'product.dutyBasis.less', figures)
  return (
    <p className="text-small text-muted">
      {sentence} {t('product.dutyBasis.everyProduct')}
    </p>
  )
}
