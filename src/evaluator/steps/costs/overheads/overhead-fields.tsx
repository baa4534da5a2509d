import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { OverheadId } from '../../../../domain/options'
import { platformsOf } from '../../../../domain/reference/presets'
import { NumberField } from '../../../fields/number-field'
import { planAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { PresetButtons } from '../preset-buttons'
import { sarMoney } from '../sar-money'
import { isSarAtom } from '../slices'
import { BillVat, ModeBox, MonthlyEquivalent, SpreadOver } from './overhead-mode'

/** One known overhead: what the bill says, how often it comes, and over how many months a single one is spread. */
export function OverheadFields({ id }: { id: OverheadId }) {
  const { t } = useTranslation('options')
  const { currency } = useFormat()
  const name = t(`overheads.${id}`)
  return (
    <li className="min-w-0">
      <div className="level-fields wide-notes grid grid-cols-[minmax(0,1fr)_8.5rem] items-end gap-x-2 gap-y-1">
        <NumberField path={`overheads.${id}.amount`} label={name} unit={currency} emptyWhenZero />
        <div className="*:row-start-2">
          <ModeBox path={`overheads.${id}`} name={name} />
        </div>
      </div>
      {id === 'ecommercePlatform' ? <PlatformPlans /> : null}
      <div className="mt-2 flex flex-col gap-2">
        <SpreadOver path={`overheads.${id}`} />
        <MonthlyEquivalent path={`overheads.${id}`} />
        <BillVat path={`overheads.${id}`} name={name} />
      </div>
    </li>
  )
}

const channelAtom = atom((get) => get(planAtom).salesChannel)

/** What the plans of the store's platform cost a month. */
function PlatformPlans() {
  const { t } = useTranslation('costs')
  const { language } = useFormat()
  const isSar = useAtomValue(isSarAtom)
  const channel = useAtomValue(channelAtom)
  const presets = platformsOf(channel).map(({ id, amount }) => ({
    id,
    amount,
    name: t(`overheads.platforms.${id}`),
    price: sarMoney(amount, language),
  }))
  if (presets.length === 0) return null
  return (
    <div className="mt-2">
      <PresetButtons
        path="overheads.ecommercePlatform.amount"
        presets={presets}
        caption={isSar ? undefined : t('sarExamples')}
      />
    </div>
  )
}
