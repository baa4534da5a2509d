import { Suspense, useContext } from 'react'
import { lazyPage } from '../../i18n/lazy-page'
import { ResultsSkeleton } from '../results/results-skeleton'
import { SaveSessionContext } from '../saving/session-context'
import { DeviceMonths } from './device-months'

// What talks to the server is not loaded without an account.
const ProjectMonths = lazyPage(() => import('./project/project-months').then((module) => module.ProjectMonths))

/** What really happened, month by month, beside the plan. */
export function ActualsPage() {
  const session = useContext(SaveSessionContext)
  if (!session) return <DeviceMonths />
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      <ProjectMonths />
    </Suspense>
  )
}
