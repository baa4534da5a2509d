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

/** What duty on the customs value costs more per month than on price, fee and insurance; negative when it costs less. */
const dutyDifference = (plan: Plan) =>
  landedCostsOf(plan, { isCif: true }).goodsSent - landedCostsOf(plan, { isCif: false }).goodsSent

/** What duty is charged on, once for all products, with what the customs value makes of it. Only where duty is paid. */
export function DutyBasis() {
  const { t } = useTranslation('costs')
  const plan = useAtomValue(planAtom)
  const label = useOwnLabel(path)
  const source = useSource(path, label)
  const change = useChange()
  if (!plan.products.some(paysDuty)) return null
  const choose = (basis: DutyBasis) => change(path, (current) => ({ ...current, dutyBasis: basis }))
  return (
    <div className="flex max-w-xl flex-col gap-2">
      <Segmented
        id={path}
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
      <Difference plan={plan} />
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

function Difference({ plan }: { plan: Plan }) {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  const difference = dutyDifference(plan)
  const month = money(Math.abs(difference))
  return (
    <p className="text-small text-muted">
      {isNothing(difference)
        ? t('product.dutyBasis.same')
        : t(difference > 0 ? 'product.dutyBasis.more' : 'product.dutyBasis.less', { month })}
    </p>
  )
}
