import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { freeDelivery, paymentForDiscount } from '../../domain/model/decisions/discounts'
import { formatList } from '../../i18n/format'
import { FigureTable } from '../../results/charts/figure-table'
import { useRegistration } from '../results/answers/use-registration'
import { evaluatedInStateAtom } from '../results/concluded'
import { shownPlanAtom } from '../state/atoms'
import { useFormat } from '../state/use-format'
import { PercentBox } from './percent-box'

/** What a discount must sell to pay for itself, and from which basket delivery can be free. */
export function OffersPanel() {
  const { t } = useTranslation('decisions')
  const { monthly } = useAtomValue(evaluatedInStateAtom)
  if (monthly.totalUnits === 0) return <p className="py-6 text-muted">{t('empty')}</p>
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <Discount />
      <FreeDelivery />
    </div>
  )
}

const usualDiscounts = [5, 10, 15, 20, 25, 30]

function Discount() {
  const { t } = useTranslation('decisions')
  const { percent, language } = useFormat()
  const plan = useDeferredValue(useAtomValue(shownPlanAtom))
  const [discountPct, setDiscountPct] = useState(10)
  const isWrong = discountPct < 0 || discountPct > 100
  const rows = useMemo(
    () => usualDiscounts.map((discount) => ({ discount, ...paymentForDiscount(plan, discount) })),
    [plan],
  )
  const registering = rows.filter((row) => row.registeredIncome !== null).map(({ discount }) => percent(discount))
  const words = useUnitsWords()
  return (
    <section className="grid grid-cols-1 content-start gap-3">
      <h3 className="font-medium">{t('offers.discount')}</h3>
      <div className="max-w-48 print:hidden">
        <PercentBox label={t('offers.discountPct')} value={discountPct} invalid={isWrong} onChange={setDiscountPct} />
      </div>
      {isWrong ? (
        <p className="text-small text-negative">{t('offers.wrongDiscount')}</p>
      ) : (
        <DiscountText discountPct={discountPct} />
      )}
      <FigureTable
        caption={t('offers.discount')}
        table={{
          columns: [t('offers.discountPct'), t('offers.units'), t('offers.more')],
          rows: rows.map(({ discount, unitsToPay }) => [percent(discount), ...words(unitsToPay)]),
        }}
      />
      {registering.length > 0 ? (
        <p className="max-w-line text-small">
          {t('offers.registers', { discounts: formatList(registering, language, 'disjunction') })}
        </p>
      ) : null}
      <p className="max-w-line text-small text-muted">{t('offers.discountMethod')}</p>
    </section>
  )
}

/** Units as they are written, whole and never too few, and how many more than today in percent. */
function useUnitsWords(): (units: number | null) => [string, string] {
  const { t } = useTranslation('decisions')
  const { number, percent } = useFormat()
  const { totalUnits } = useAtomValue(evaluatedInStateAtom).monthly
  return (units) => {
    if (units === null) return [t('offers.never'), t('offers.never')]
    return [number(Math.ceil(units - 1e-9)), percent((units / totalUnits - 1) * 100, { max: 0 })]
  }
}

function DiscountText({ discountPct }: { discountPct: number }) {
  const { t } = useTranslation('decisions')
  const { number, percent } = useFormat()
  const plan = useAtomValue(shownPlanAtom)
  const { monthly, bottomLine } = useAtomValue(evaluatedInStateAtom)
  const words = useUnitsWords()
  const registration = useRegistration()
  const { unitsToPay, registeredIncome } = paymentForDiscount(plan, discountPct)
  if ((bottomLine.contributionPerUnit ?? 0) <= 0) return <p aria-live="polite">{t('offers.losing')}</p>
  if (unitsToPay === null) return <p aria-live="polite">{t('offers.tooMuch', { discount: percent(discountPct) })}</p>
  const [needed, more] = words(unitsToPay)
  return (
    <p aria-live="polite">
      {t('offers.needs', { discount: percent(discountPct), units: needed, today: number(monthly.totalUnits), more })}{' '}
      {registration(registeredIncome)}
    </p>
  )
}

function FreeDelivery() {
  const { t } = useTranslation('decisions')
  const { money } = useFormat()
  const plan = useDeferredValue(useAtomValue(shownPlanAtom))
  const answer = useMemo(() => freeDelivery(plan), [plan])
  const charge = plan.customerShippingChargeInclVAT
  const { orderLeaves } = useAtomValue(evaluatedInStateAtom).bottomLine
  const [paid, free] =
    (orderLeaves ?? 0) < 0
      ? (['offers.freeLoses', 'offers.isFreeLoses'] as const)
      : (['offers.freeFrom', 'offers.alreadyFree'] as const)
  const amounts = answer && {
    lost: money(Math.abs(orderLeaves ?? 0)),
    basket: money(answer.basketInclVAT),
    threshold: money(answer.thresholdInclVAT),
    charge: money(charge),
  }
  return (
    <section className="grid grid-cols-1 content-start gap-3">
      <h3 className="font-medium">{t('offers.delivery')}</h3>
      {amounts === null ? <p>{t('offers.noDelivery')}</p> : <p>{t(charge > 0 ? paid : free, amounts)}</p>}
      <p className="max-w-line text-small text-muted">{t('offers.deliveryMethod')}</p>
    </section>
  )
}
