import type { ProcedureName } from '../../routers/router'
import { accountCalls } from './calls/account'
import { actualCalls } from './calls/actuals'
import { adminCalls } from './calls/admin'
import type { Call } from './calls/callers'
import { connectionCalls } from './calls/connections'
import { modelCalls } from './calls/model'
import { passkeyCalls } from './calls/passkeys'
import { paymentCalls } from './calls/payments'
import { projectCalls } from './calls/projects'
import { referenceCalls } from './calls/reference'
import { storeCalls } from './calls/stores'

/** Every procedure, called as the screens and the programs of others call it. One that is missing here is no program. */
export const calls: Record<ProcedureName, Call> = {
  ...accountCalls,
  ...passkeyCalls,
  ...paymentCalls,
  ...modelCalls,
  ...projectCalls,
  ...actualCalls,
  ...adminCalls,
  ...referenceCalls,
  ...connectionCalls,
  ...storeCalls,
  'health.check': ({ anonymous }) => anonymous.trpc.health.check.query(),
}
