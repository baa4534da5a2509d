import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { goodsSources, salesChannels } from '../../../domain/options'
import type { Plan } from '../../../domain/plan/plan'
import {
  goodsOf,
  onDeliveryOf,
  registrationOf,
  withChannel,
  withGoods,
  withOnDelivery,
  withRegistration,
  type YesNo,
} from '../../../domain/quick-start/opening'
import { Segmented } from '../../../ui/inputs/segmented'
import { Panel } from '../../../ui/panel'
import { NumberField } from '../../fields/number-field'
import { SwitchField } from '../../fields/switch-field'
import { TextField } from '../../fields/text-field'
import { planAtom } from '../../state/atoms'
import { useChange } from '../../state/use-change'
import { useFormat } from '../../state/use-format'
import { CodWaits } from '../questions/cod-waits'

/** A workshop or a family at home may write a bill without VAT, which counts where the store cannot reclaim it. */
function asksSupplierVat(plan: Plan): boolean {
  const goods = goodsOf(plan)
  return !plan.vatRegistered && plan.vatPct > 0 && (goods === 'localWholesale' || goods === 'localManufacturing')
}

const openingAtom = atom((get) => {
  const plan = get(planAtom)
  return {
    channel: plan.salesChannel,
    onDelivery: onDeliveryOf(plan),
    goods: goodsOf(plan),
    asksSupplierVat: asksSupplierVat(plan),
  }
})

const yesNo: readonly YesNo[] = ['yes', 'no', 'unknown']

const registrationAtom = atom((get) => registrationOf(get(planAtom)))

/** Whether the store is registered for VAT: it is asked before the price, which holds the tax or does not. */
export function RegistrationQuestion() {
  const { t } = useTranslation(['quickStart', 'options'])
  const registration = useAtomValue(registrationAtom)
  const change = useChange()
  const unknown = { value: 'unknown', label: t('options:salesChannels.unknown') } as const
  return (
    <Segmented
      id="vatRegistered"
      legend={t('quickStart:store.registration.legend')}
      value={registration}
      choices={yesNo.map((value) =>
        value === 'unknown' ? unknown : { value, label: t(`quickStart:store.registration.${value}`) },
      )}
      onChange={(answer) => change('vatRegistered', (plan) => withRegistration(plan, answer))}
    />
  )
}

/** What kind of store it is, in three taps: they decide which questions follow, and any of them may wait. */
export function StorePanel() {
  const { t } = useTranslation(['quickStart', 'options', 'costs'])
  const { channel, onDelivery, goods, asksSupplierVat } = useAtomValue(openingAtom)
  const change = useChange()
  const unknown = { value: 'unknown', label: t('options:salesChannels.unknown') } as const
  return (
    <Panel title={t('quickStart:store.title')} intro={t('quickStart:store.intro')}>
      <div className="grid gap-4">
        <div className="sm:max-w-sm">
          <TextField path="storeName" label={t('quickStart:store.name')} autoComplete="organization" optional />
        </div>
        <Segmented
          id="sourcingType"
          legend={t('quickStart:store.goods.legend')}
          value={goods}
          choices={[...goodsSources.map((value) => ({ value, label: t(`quickStart:store.goods.${value}`) })), unknown]}
          onChange={(answer) => change('sourcingType', (plan) => withGoods(plan, answer))}
        />
        {asksSupplierVat ? (
          <SwitchField path="products.0.supplierChargesVat" hint={t('costs:product.supplierVatHint')} small />
        ) : null}
        <Segmented
          id="salesChannel"
          legend={t('quickStart:store.channel')}
          value={channel === '' ? 'unknown' : channel}
          choices={[...salesChannels.map((value) => ({ value, label: t(`options:salesChannels.${value}`) })), unknown]}
          onChange={(answer) => change('salesChannel', (plan) => withChannel(plan, answer === 'unknown' ? '' : answer))}
        />
        <Segmented
          id="sellsOnDelivery"
          legend={t('quickStart:store.onDelivery.legend')}
          value={onDelivery}
          choices={yesNo.map((value) =>
            value === 'unknown' ? unknown : { value, label: t(`quickStart:store.onDelivery.${value}`) },
          )}
          onChange={(answer) => change('sellsOnDelivery', (plan) => withOnDelivery(plan, answer))}
        />
        {onDelivery === 'yes' ? <OnDeliveryFields /> : null}
      </div>
    </Panel>
  )
}

/** How much is paid at the door, what is refused there, and what customers pay for it. */
function OnDeliveryFields() {
  const { t } = useTranslation('quickStart')
  const { currency } = useFormat()
  return (
    <div className="grid gap-2">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <NumberField path="codSharePct" label={t('store.onDelivery.share')} unit="%" emptyWhenZero />
        <NumberField path="codRefusalPct" label={t('store.onDelivery.refusals')} unit="%" emptyWhenZero />
        <NumberField path="codChargeInclVAT" label={t('store.onDelivery.charge')} unit={currency} emptyWhenZero />
      </div>
      <CodWaits />
    </div>
  )
}
