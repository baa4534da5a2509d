import { isRecord } from '../../../domain/numbers'
import type { Language } from '../../../domain/options'
import { parsePlan } from '../../../domain/plan/parse-plan'
import type { Plan } from '../../../domain/plan/plan'

/** The plans that live on a device without an account: none overwrites another. */
export type DevicePlan = 'own' | 'sample' | 'secondSample'

/** Where each is kept in browser storage. */
export const planKeys: Record<DevicePlan, string> = {
  own: 'mizan.inputs',
  sample: 'mizan.sample',
  secondSample: 'mizan.secondSample',
}
const currencyKey = 'mizan.currency'
const languageKey = 'mizan.language'
const activeKey = 'mizan.active'
const handOverKey = 'mizan.handOver'
const version = 1

/** Fields that every stored plan of ours has: a stored object without them is foreign and is left alone. */
const coreCostFields = ['packagingPerOrder', 'shippingPerOrder', 'customerAcquisitionCost', 'products'] as const

export type Restored =
  | { kind: 'plan'; plan: Plan; stored: object }
  | { kind: 'none' }
  | { kind: 'unreadable'; text: string }

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // Storage is blocked: there is nothing to restore.
  }
}

function storedPlan(text: string): object | undefined {
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null || !('plan' in stored)) return undefined
    const { plan } = stored
    if (typeof plan !== 'object' || plan === null) return undefined
    return coreCostFields.every((field) => field in plan) ? plan : undefined
  } catch {
    return undefined
  }
}

/** The plan kept on this device, if there is one that can be read. */
export function restorePlan(which: DevicePlan): Restored {
  const text = read(planKeys[which])
  if (text === null) return { kind: 'none' }
  const stored = storedPlan(text)
  if (!stored) return { kind: 'unreadable', text }
  const { plan, status } = parsePlan(JSON.stringify(stored))
  if (status === 'too-large') return { kind: 'unreadable', text }
  const currency = which === 'own' ? read(currencyKey) : null
  return { kind: 'plan', plan: currency === null ? plan : { ...plan, currency }, stored }
}

/** Keeps a plan on this device. False when the device refuses (full, or blocked). */
export function keepPlan(which: DevicePlan, plan: Plan, language: Language): boolean {
  try {
    localStorage.setItem(planKeys[which], JSON.stringify({ version, plan: { ...plan, language } }))
    localStorage.setItem(languageKey, language)
    if (which === 'own') localStorage.setItem(currencyKey, plan.currency)
    return true
  } catch {
    return false
  }
}

const draftsKey = 'mizan.drafts'

/** Keeps texts that are no numbers yet for the next page in this tab: a reload loses nothing that stands in a box. */
export function keepDrafts(which: DevicePlan, drafts: ReadonlyMap<string, string>): void {
  try {
    if (drafts.size === 0) sessionStorage.removeItem(draftsKey)
    else sessionStorage.setItem(draftsKey, JSON.stringify({ which, drafts: [...drafts] }))
  } catch {
    // Storage is blocked: the plan itself is not kept either.
  }
}

/** The texts that the page before left of a plan. */
export function storedDrafts(which: DevicePlan): Map<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftsKey) ?? 'null')
    if (!isRecord(stored) || stored.which !== which || !Array.isArray(stored.drafts)) return new Map()
    return new Map(stored.drafts.map(([path, text]) => [String(path), String(text)]))
  } catch {
    return new Map()
  }
}

/** Which plan was open last; one's own only once there is something in it. */
export function lastOpened(): DevicePlan {
  const last = read(activeKey)
  if (last === 'own') return read(planKeys.own) === null ? 'sample' : 'own'
  return last === 'secondSample' ? 'secondSample' : 'sample'
}

export function rememberOpened(which: DevicePlan): void {
  try {
    localStorage.setItem(activeKey, which)
  } catch {
    // The sample opens next time: nothing is lost.
  }
}

/** Puts the text of an unreadable plan aside, so that a new one can be kept without destroying it. */
export function setAside(which: DevicePlan): void {
  const text = read(planKeys[which])
  if (text === null) return
  try {
    localStorage.setItem(`${planKeys[which]}.unreadable`, text)
  } catch {
    // No room for a copy: the original stays where it is until the next edit, and the page offers it as a file.
  }
}

/** By this the server knows again that two pages hand over the same plan: one of them makes the project. */
export function handOverId(): string {
  const known = read(handOverKey)
  if (known !== null) return known
  const id = `device-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  try {
    localStorage.setItem(handOverKey, id)
  } catch {
    // Storage is blocked: there is no plan to hand over either.
  }
  return id
}

/** The place of what is tried on a plan: of the device's, or of a project's. */
export const trialName = (plan: string) => `mizan.trial.${plan}`

/** Whether this tab keeps anything as tried on a plan. */
export function hasTrial(which: DevicePlan): boolean {
  try {
    return sessionStorage.getItem(trialName(which)) !== null
  } catch {
    return false
  }
}

/** Forgets what this tab keeps as tried on a plan. */
export function forgetTrial(which: DevicePlan): void {
  try {
    sessionStorage.removeItem(trialName(which))
  } catch {
    // Storage is blocked: it held nothing.
  }
}

/** Removes a plan from this device, once it is kept elsewhere. */
export function forgetPlan(which: DevicePlan): void {
  forgetTrial(which)
  try {
    localStorage.removeItem(planKeys[which])
    localStorage.removeItem(activeKey)
    localStorage.removeItem(handOverKey)
    if (which === 'own') localStorage.removeItem(currencyKey)
  } catch {
    // Storage is blocked: it held nothing.
  }
}
