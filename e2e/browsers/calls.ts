import { demoPlan } from '../../src/domain/plan/demo-plan'
import type { Tab } from './tab'

/** The documented calls, with the cookies of the page. */
export const call = (tab: Tab, method: string, path: string, body: object | null = null) =>
  tab.run(
    async (method: string, path: string, body: object | null) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      return answer.json()
    },
    method,
    path,
    body,
  )

/** A project that holds the sample; its id. */
export async function create(tab: Tab, projectName: string): Promise<string> {
  const projectData = JSON.stringify({ ...demoPlan(), unanswered: [] })
  return (await call(tab, 'POST', '/api/projects', { projectName, projectData })).project.id
}
