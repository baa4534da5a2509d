import { GettingStarted } from './setup/getting-started'
import { ProjectBasics } from './setup/project-basics'

/** Step 1: whose store this is. */
export function SetupStep() {
  return (
    <>
      <ProjectBasics />
      <GettingStarted />
    </>
  )
}
