import { asExample } from '../plan/origins'
import type { Plan } from '../plan/plan'
import { secondSample } from './second-sample'
import { abaya } from './starters/abaya'
import { accessories } from './starters/accessories'
import { coffee } from './starters/coffee'
import { dates } from './starters/dates'
import { home } from './starters/home'

/** Stores to begin with: typical figures, to be replaced by the founder's own. */
export const starterIds = ['perfume', 'abaya', 'coffee', 'dates', 'accessories', 'home'] as const
export type StarterId = (typeof starterIds)[number]

const plans: Record<StarterId, () => Plan> = { perfume: secondSample, abaya, coffee, dates, accessories, home }

/** A starter's plan. Its figures are for every language; the names that are shown come from a dictionary. */
export function starterPlan(id: StarterId): Plan {
  return asExample(plans[id](), 'starter')
}
