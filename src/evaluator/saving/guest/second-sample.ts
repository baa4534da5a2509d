import type { createStore } from 'jotai'
import { activeI18n } from '../../../i18n'
import { loadFeature } from '../../../i18n/load-feature'
import { languageAtom } from '../../state/atoms'
import { lastOpened } from './draft-storage'
import { openDevicePlan, secondSampleAtom } from './plan-store'

type Store = ReturnType<typeof createStore>

/** Loads the second sample with its names, then opens it as this device keeps it. */
export async function openSecondSample(store: Store): Promise<void> {
  if (store.get(secondSampleAtom) === null) {
    const [{ secondSampleIn }] = await Promise.all([import('./named-plans'), loadFeature(activeI18n(), 'stores')])
    store.set(secondSampleAtom, secondSampleIn(store.get(languageAtom)))
  }
  openDevicePlan(store, 'secondSample')
}

/** Opens the plan that was open last on this device; the first sample where the second cannot be loaded. */
export async function openLastPlan(store: Store): Promise<void> {
  const last = lastOpened()
  if (last !== 'secondSample') return openDevicePlan(store, last)
  await openSecondSample(store).catch(() => openDevicePlan(store, 'sample'))
}
