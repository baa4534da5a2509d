import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { withPlanningMode, withVolumeMode } from '../../../domain/edits/sales-mix'
import { salesMixModes, volumeInputModes } from '../../../domain/options'
import { Segmented } from '../../../ui/inputs/segmented'
import { useOwnLabel } from '../../fields/field-labels'
import { BesideLabel } from '../../fields/notes/note-button'
import { NumberField } from '../../fields/number-field'
import { planAtom } from '../../state/atoms'
import { useChange } from '../../state/use-change'
import { FieldsGrid } from '../costs/fields-grid'
import { useElementIds } from '../costs/slices'

/** The switch decides, not the mode's name: a stored plan may say 'priority' and yet be planned by hand. */
export const salesMixModeAtom = atom((get) => (get(planAtom).salesMixEnabled ? 'priority' : 'manual'))

const volumeModeAtom = atom((get) => get(planAtom).volumeInputMode)

/** How sales are planned: product by product or from one total, in units or in orders. */
export function PlanningMode() {
  return (
    <FieldsGrid>
      <MixMode />
      <VolumeMode />
      <Total />
    </FieldsGrid>
  )
}

function MixMode() {
  const { t } = useTranslation(['revenue', 'options'])
  const label = useOwnLabel('salesMixMode')
  const mode = useAtomValue(salesMixModeAtom)
  const change = useChange()
  return (
    <div>
      <Segmented
        id="salesMixMode"
        legend={label}
        value={mode}
        choices={salesMixModes.map((value) => ({ value, label: t(`options:salesMixModes.${value}`) }))}
        onChange={(next) => change('salesMixMode', (plan) => withPlanningMode(plan, next))}
        aside={<BesideLabel path="salesMixMode" label={label} />}
      />
      <p className="mt-1 text-small text-muted">{t(`revenue:planning.modeHints.${mode}`)}</p>
    </div>
  )
}

function VolumeMode() {
  const { t } = useTranslation(['revenue', 'options'])
  const label = useOwnLabel('volumeInputMode')
  const mode = useAtomValue(volumeModeAtom)
  const change = useChange()
  return (
    <div>
      <Segmented
        id="volumeInputMode"
        legend={label}
        value={mode}
        choices={volumeInputModes.map((value) => ({ value, label: t(`options:volumeInputModes.${value}`) }))}
        onChange={(next) => change('volumeInputMode', (plan) => withVolumeMode(plan, next))}
        aside={<BesideLabel path="volumeInputMode" label={label} />}
      />
      <p className="mt-1 text-small text-muted">{t(`revenue:planning.volumeHints.${mode}`)}</p>
    </div>
  )
}

/** The total that the products share, in the unit that was chosen; planning by hand in units has none. */
function Total() {
  const { t } = useTranslation('revenue')
  const byPriority = useAtomValue(salesMixModeAtom) === 'priority'
  const inOrders = useAtomValue(volumeModeAtom) === 'orders'
  const products = useElementIds('products').length
  return (
    <>
      {inOrders ? (
        <NumberField path="totalOrdersPerMonth" counts="orders" hint={t('planning.totalOrdersHint')} emptyWhenZero />
      ) : null}
      {byPriority && !inOrders ? (
        <NumberField path="totalUnitsPerMonth" counts="units" hint={t('planning.totalUnitsHint')} emptyWhenZero />
      ) : null}
      {byPriority ? (
        <p className="self-center text-small text-muted">
          {t(products > 1 ? 'planning.mixTip' : 'planning.oneProduct')}
        </p>
      ) : null}
    </>
  )
}
