import { GettingStarted } from './getting-started'
import { ProjectBasics } from './project-basics'

/** Step 1: whose store this is. */
export function SetupStep() {
  return (
    <>
      <GettingStarted />
      <ProjectBasics />
    </>
  )
}
