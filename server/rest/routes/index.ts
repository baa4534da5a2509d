import type { RestRoute } from '../route'
import { accountRoutes } from './accounts.routes'
import { actualsRoutes } from './actuals.routes'
import { adminListRoutes } from './admin-lists.routes'
import { adminUserRoutes } from './admin-users.routes'
import { computeRoutes } from './compute.routes'
import { connectRoutes } from './connect.routes'
import { evaluationRoutes } from './evaluation.routes'
import { fileRoutes } from './files.routes'
import { paymentRoutes } from './payments.routes'
import { projectRoutes } from './projects.routes'
import { referenceRoutes } from './reference.routes'
import { serviceRoutes } from './service.routes'

/** Every documented path. */
export const restRoutes: readonly RestRoute[] = [
  ...serviceRoutes,
  ...evaluationRoutes,
  ...computeRoutes,
  ...accountRoutes,
  ...paymentRoutes,
  ...adminUserRoutes,
  ...adminListRoutes,
  ...projectRoutes,
  ...fileRoutes,
  ...actualsRoutes,
  ...connectRoutes,
  ...referenceRoutes,
]
