import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { mandatoryThreshold, voluntaryThreshold } from '../../../domain/model/constants'
import { amountOf } from '../../../domain/numbers'
import { namedMarketplace } from '../../../domain/rules/marketplaces'
import { Switch } from '../../../ui/inputs/switch'
import { Notice } from '../../../ui/notice'
import { useField } from '../../fields/field-atom'
import { useOwnLabel } from '../../fields/field-labels'
import { BesideLabel } from '../../fields/notes/note-button'
import { NumberField } from '../../fields/number-field'
import { Question } from '../../fields/question'
import { useSource } from '../../fields/sources/use-source'
import { planAtom } from '../../state/atoms'
import { withField } from '../../state/plan-path'
import { useChange } from '../../state/use-change'
import { useFormat } from '../../state/use-format'
import { sarMoney } from '../costs/sar-money'
import { isSarAtom } from '../costs/slices'
import { AcceptRegistration } from '../questions/accept'

const path = 'vatRegistered'
const earlierSales = 'salesLast12Months'

/** Whether the store is registered for VAT: labels of prices and costs follow it. */
export function VatRegistration() {
  const { t } = useTranslation('revenue')
  const label = useOwnLabel(path)
  const source = useSource(path, label)
  const [isRegistered] = useField(path)
  const change = useChange()
  return (
    <div className="mb-6 flex flex-col gap-4 border-b border-line pb-6">
      <AcceptRegistration />
      <Switch
        id={path}
        label={label}
        hint={t(isRegistered ? 'vat.registered' : 'vat.notRegistered')}
        checked={isRegistered}
        onChange={(next) => change(path, (plan) => withField(plan, path, next))}
        aside={
          <BesideLabel path={path} label={label}>
            {source.button}
          </BesideLabel>
        }
      />
      {source.note}
      {isRegistered ? null : <WithoutVat />}
    </div>
  )
}

/** What an owner without registration needs to know, and when registering is a duty. */
function WithoutVat() {
  const { t } = useTranslation('revenue')
  const { language } = useFormat()
  const isSar = useAtomValue(isSarAtom)
  const thresholds = {
    mandatory: sarMoney(mandatoryThreshold, language),
    voluntary: sarMoney(voluntaryThreshold, language),
  }
  return (
    <>
      {isSar ? <p className="text-small text-muted">{t('vat.thresholds', thresholds)}</p> : null}
      <Marketplaces />
      <EarlierSales />
    </>
  )
}

const marketplaceAtom = atom((get) => namedMarketplace(get(planAtom)))

/** The one place where a store without VAT pays it all the same: a warning once the plan names a marketplace. */
function Marketplaces() {
  const { t } = useTranslation('revenue')
  const named = useAtomValue(marketplaceAtom)
  if (named === null) return <p className="text-small text-muted">{t('vat.marketplaces')}</p>
  return (
    <Notice variant="warning" title={t(`vat.named.${named}`)} live>
      {t('vat.marketplaces')}
    </Notice>
  )
}

/** What was sold before the plan counts towards the threshold, which is in riyals. */
function EarlierSales() {
  const { t } = useTranslation('revenue')
  const { currency } = useFormat()
  const [sales] = useField(earlierSales)
  const isSar = useAtomValue(isSarAtom)
  const hasSales = amountOf(sales) > 0
  if (!isSar && !hasSales) return null
  return (
    <Question
      question="soldBefore"
      label={t('vat.soldBefore')}
      isYes={hasSales}
      place={earlierSales}
      toNo={(plan) => withField(plan, earlierSales, 0)}
    >
      <div className="max-w-md">
        <NumberField path={earlierSales} unit={currency} stepped hint={t(`hints.${earlierSales}`)} emptyWhenZero />
      </div>
    </Question>
  )
}
