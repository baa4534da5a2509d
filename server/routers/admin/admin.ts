import { needsBoth } from '../../auth/administrators'
import { adminProcedure } from '../../procedures/access'
import { ordinary } from '../../procedures/needs'
import { router } from '../../procedures/trpc'
import { audit } from './audit'
import { exports } from './exports'
import { orders } from './orders'
import { projects } from './projects'
import { categoryBenchmarks, defaultCosts, overheadDefaults, teamTemplates } from './reference'
import { analytics, statistics } from './statistics'
import { users } from './users'

export const admin = router({
  /** Users without the role are refused by the procedure. */
  status: adminProcedure({ ...ordinary, cpuMs: 1.6, statements: 1 }).query(({ ctx: { user, env } }) => ({
    isAdmin: true as const,
    /** Then a password alone opens no administrator's account, and others may set it. */
    needsBoth: needsBoth({ env }, user),
    user: { id: user.id, firstName: user.firstName, lastName: user.lastName },
  })),
  analytics,
  audit,
  categoryBenchmarks,
  defaultCosts,
  exports,
  orders,
  overheadDefaults,
  projects,
  statistics,
  teamTemplates,
  users,
})
