import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Plan } from '../../../domain/plan/plan'
import { withTypicalSettings } from '../../../domain/typical/typical-settings'
import { Switch } from '../../../ui/inputs/switch'
import { useOwnLabel } from '../../fields/field-labels'
import { BesideLabel } from '../../fields/notes/note-button'
import { planAtom } from '../../state/atoms'
import { withField } from '../../state/plan-path'
import { useChange } from '../../state/use-change'

export const advancedOnAtom = atom((get) => get(planAtom).enableAdvancedAnalysis)

const path = 'enableAdvancedAnalysis'

/** Untouched settings begin with what is typical for the store. */
function turned(plan: Plan, on: boolean): Plan {
  const next = withField(plan, path, on)
  return on ? withTypicalSettings(next) : next
}

/** Turns the advanced analysis on and off; each turn is an edit of its own. */
export function AnalysisSwitch() {
  const { t } = useTranslation('advanced')
  const label = useOwnLabel(path)
  const on = useAtomValue(advancedOnAtom)
  const change = useChange()
  return (
    <section aria-label={t('title')} className="rounded-panel border border-line bg-surface p-4 sm:p-6">
      <Switch
        id={path}
        label={label}
        hint={t('switchHint')}
        checked={on}
        aside={<BesideLabel path={path} label={label} />}
        onChange={(next) => change(path, (plan) => turned(plan, next))}
      />
    </section>
  )
}
