import { useStore } from 'jotai'
import { type ExportedMonth, exportedMonths } from '../../../domain/actuals/exported-months'
import { deviceActuals } from '../../saving/guest/device-actuals'
import { openedAtom } from '../../saving/guest/plan-store'
import { planAtom } from '../../state/atoms'

/** Gives the actual months of the guest's own plan beside it, for what is made of the plan; a sample has none. */
export function useDeviceMonths(): () => Promise<ExportedMonth[]> {
  const store = useStore()
  return async () => {
    if (store.get(openedAtom) !== 'own') return []
    return exportedMonths(deviceActuals(), store.get(planAtom))
  }
}
