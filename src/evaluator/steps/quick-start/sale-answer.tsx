import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { codShareOf } from '../../../domain/edits/payment-shares'
import { isDutyByGrowth } from '../../../domain/model/conclusion/concluded'
import { percentOf } from '../../../domain/numbers'
import { saleLeaves } from '../../../domain/quick-start/sale-leaves'
import { evaluationAtom, findingsAtom, planAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'

const answering = ['unitPriceInclVAT', 'exFactoryPrice', 'unitsPerMonth'] as const

/** What a sale leaves; null until both the price and the cost of a unit are there, and while one of them is beyond its limits. */
const answerAtom = atom((get) => {
  const plan = get(planAtom)
  const { unitsPerMonth = 0 } = plan.products[0] ?? {}
  const isWrong = (field: (typeof answering)[number]) =>
    (get(findingsAtom).get(`products.0.${field}`) ?? []).some(({ level }) => level === 'error')
  if (answering.some((field) => isWrong(field) && (field !== 'unitsPerMonth' || unitsPerMonth > 0))) return null
  const answer = saleLeaves(plan)
  if (answer === null || (answer.unitCost === 0 && plan.unanswered.includes('productCost'))) return null
  const hasRefusals = codShareOf(plan) > 0 && percentOf(plan.codRefusalPct) > 0
  return { ...answer, isRegistered: plan.vatRegistered, units: unitsPerMonth, hasRefusals }
})

/** What a sale leaves once registered, where what is typed makes registering a duty at once; null where it does not. */
const registeredAtom = atom((get) => {
  const plan = get(planAtom)
  const isDuty = get(evaluationAtom).vat.mustRegisterMonth === 1 && !isDutyByGrowth(plan)
  return isDuty ? (saleLeaves({ ...plan, vatRegistered: true })?.leaves ?? null) : null
})

/** What is taken off: VAT on sales, VAT on bills that is not reclaimed, or neither. */
function partsOf({ isRegistered, billVat }: { isRegistered: boolean; billVat: number }) {
  if (isRegistered) return 'answer.parts'
  return billVat > 0 ? 'answer.partsWithBillVat' : 'answer.partsExVat'
}

/** The first answer, with how it comes about. */
export function SaleAnswer() {
  const { t } = useTranslation('quickStart')
  const { money } = useFormat()
  const answer = useAtomValue(answerAtom)
  const registered = useAtomValue(registeredAtom)
  return (
    <div role="status" className="mt-5 rounded-control bg-sunken p-4">
      {answer === null ? (
        <p className="text-muted">{t('answer.waiting')}</p>
      ) : (
        <>
          <p className={answer.leaves < 0 ? 'text-section font-semibold text-negative' : 'text-section font-semibold'}>
            {t(answer.leaves < 0 ? 'answer.loses' : 'answer.leaves', { amount: money(Math.abs(answer.leaves)) })}
          </p>
          <p className="mt-1 text-small text-muted">
            {t(partsOf(answer), {
              price: money(answer.price),
              vat: money(answer.vat),
              cost: money(answer.unitCost),
              fee: money(answer.paymentFee),
              billVat: money(answer.billVat),
            })}{' '}
            {answer.leaves > 0 && answer.units > 0
              ? t(answer.hasRefusals ? 'answer.monthBeforeRefusals' : 'answer.month', {
                  amount: money(answer.leaves * answer.units, { max: 0 }),
                })
              : null}
          </p>
          {registered === null ? null : (
            <p className="mt-1 text-small">
              {t(registered < 0 ? 'answer.registeredLoses' : 'answer.registered', {
                amount: money(Math.abs(registered)),
              })}
            </p>
          )}
        </>
      )}
    </div>
  )
}
