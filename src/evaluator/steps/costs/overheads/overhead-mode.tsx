import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { overheadModes } from '../../../../domain/options'
import { type OverheadPath, overheadWithoutVat } from '../../../../domain/plan/overheads'
import { blankOverheadItem } from '../../../../domain/plan/plan'
import { SelectBox } from '../../../../ui/inputs/select-box'
import { useField } from '../../../fields/field-atom'
import { BesideLabel } from '../../../fields/notes/note-button'
import { NumberField } from '../../../fields/number-field'
import { SwitchField } from '../../../fields/switch-field'
import { planAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { monthlyAmountsAtom } from '../slices'

interface ModeBoxProps {
  path: OverheadPath
  /** The name of the expense. */
  name: string
}

/** How often an expense comes: monthly, yearly or once. */
export function ModeBox({ path, name }: ModeBoxProps) {
  const { t } = useTranslation(['costs', 'options'])
  const [mode, setMode] = useField(`${path}.mode`)
  if (mode === undefined) return null
  const label = t('costs:overheads.modeOf', { name })
  return (
    <div className="relative">
      <SelectBox
        id={`${path}.mode`}
        label={label}
        value={mode}
        choices={overheadModes.map((value) => ({ value, label: t(`options:overheadModes.${value}`) }))}
        onChange={setMode}
      />
      {/* The label of the box is not shown: its line above the box is free for the note. */}
      <div className="absolute end-0 bottom-full mb-1">
        <BesideLabel path={`${path}.mode`} label={label} />
      </div>
    </div>
  )
}

/** The months that carry a one-time expense; nothing for the others. */
export function SpreadOver({ path }: { path: OverheadPath }) {
  const [mode] = useField(`${path}.mode`)
  if (mode !== 'oneTime') return null
  return <NumberField path={`${path}.months`} counts="months" emptyValue={blankOverheadItem().months} whole />
}

/** What a month carries of an annual or one-time expense. */
export function MonthlyEquivalent({ path }: { path: OverheadPath }) {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  const [mode] = useField(`${path}.mode`)
  const monthly = useAtomValue(useMemo(() => atom((get) => get(monthlyAmountsAtom).get(path) ?? 0), [path]))
  if (mode === undefined || mode === 'monthly' || monthly === 0) return null
  return <p className="text-small text-muted wrap-anywhere">{t('overheads.equivalent', { amount: money(monthly) })}</p>
}

const paysVatAtom = atom((get) => get(planAtom).vatPct > 0)

/** Whether the bill of an expense carries VAT: a supplier below the threshold writes none. Fees of the state never do. */
export function BillVat({ path, name }: ModeBoxProps) {
  const { t } = useTranslation('costs')
  const [amount] = useField(`${path}.amount`)
  const paysVat = useAtomValue(paysVatAtom)
  if (!paysVat || !amount || path === `overheads.${overheadWithoutVat}`) return null
  return (
    <SwitchField
      path={`${path}.chargesVat`}
      label={t('overheads.billVat')}
      name={t('overheads.billVatOf', { name })}
      small
    />
  )
}
