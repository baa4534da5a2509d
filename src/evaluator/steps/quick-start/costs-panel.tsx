import { atom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isInSar } from '../../../domain/model/currency'
import { canTakeTypical, withTypicalCosts } from '../../../domain/quick-start/typical-costs'
import { Button } from '../../../ui/button'
import { Check } from '../../../ui/first-icons'
import { Panel } from '../../../ui/panel'
import { NumberField } from '../../fields/number-field'
import { planAtom } from '../../state/atoms'
import { useChange } from '../../state/use-change'
import { useFormat } from '../../state/use-format'
import { NothingForNow } from '../questions/accept'
import { paysBillVatAtom } from './bill-vat'
import { MonthlyCostsField, PaymentFeeField, QuestionAmountField } from './cost-fields'
import { typedAmountsAtom } from './typed-amounts'

// Delivery is asked for in two amounts: one alone does not answer it.
const withPackaging = ['packagingPerOrder'] as const
const withShipping = ['shippingPerOrder'] as const

/** Delivery, payment, acquisition and monthly costs: each with what is typical, taken with one tap or typed. */
export function CostsPanel() {
  const { t } = useTranslation('quickStart')
  return (
    <Panel title={t('costs.title')} intro={<Intros />}>
      <div className="mb-4">
        <TakeTypical />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <QuestionAmountField path="shippingPerOrder" label={t('costs.shipping')} alsoAnswered={withPackaging} />
        <QuestionAmountField path="packagingPerOrder" label={t('costs.packaging')} alsoAnswered={withShipping} />
        <PaymentFeeField />
        <QuestionAmountField
          path="customerAcquisitionCost"
          label={t('costs.acquisition')}
          hint={t('costs.acquisitionHint')}
        />
        <MonthlyCostsField />
        <OwnerPayField />
      </div>
      <p className="mt-4 text-small text-muted">{t('costs.newCustomers')}</p>
    </Panel>
  )
}

function Intros() {
  const { t } = useTranslation('quickStart')
  const paysBillVat = useAtomValue(paysBillVatAtom)
  return (
    <>
      <Intro /> {paysBillVat ? t('costs.exVat') : null}
    </>
  )
}

const categoryAtom = atom((get) => get(planAtom).productCategory)
export const isInSarAtom = atom((get) => isInSar(get(planAtom)))

function Intro() {
  const { t } = useTranslation(['quickStart', 'options'])
  const { currency } = useFormat()
  const category = useAtomValue(categoryAtom)
  if (!useAtomValue(isInSarAtom)) return t('costs.introNone', { currency })
  if (category === '' || category === 'other') return t('costs.introAll')
  return t('costs.intro', { category: t(`options:productCategories.${category}`) })
}

/** Asked for while nobody is paid: work without pay is no profit. */
function OwnerPayField() {
  const { t } = useTranslation('quickStart')
  const { currency } = useFormat()
  return (
    <div>
      <NumberField path="ownerPayMo" label={t('costs.ownerPay')} hint={t('costs.ownerPayHint')} unit={currency} />
      <NothingForNow />
    </div>
  )
}

const canTakeAtom = atom((get) => canTakeTypical(get(planAtom)))

/** Stays where it is once it was pressed, so that the focus does. */
function TakeTypical() {
  const { t } = useTranslation('quickStart')
  const canTake = useAtomValue(canTakeAtom)
  const change = useChange()
  const [isTaken, setTaken] = useState(false)
  const typed = useAtomValue(typedAmountsAtom)
  const isInRiyals = useAtomValue(isInSarAtom)
  // Where every cost was typed there is nothing to take, and nothing was taken.
  if (!isInRiyals || (!canTake && !isTaken)) return null
  const take = () => {
    setTaken(true)
    change('shippingPerOrder', (plan) => withTypicalCosts(plan, typed))
  }
  return (
    <Button variant="primary" aria-disabled={!canTake || undefined} onClick={() => (canTake ? take() : undefined)}>
      {canTake ? null : <Check />}
      {canTake ? t('costs.take') : t('costs.taken')}
    </Button>
  )
}
