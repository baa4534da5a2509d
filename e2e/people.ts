import type { APIRequestContext, Page } from 'playwright/test'

let people = 0

/** A person whose e-mail address no other test uses, on a server that all tests share. */
export function newPerson() {
  people += 1
  return {
    firstName: 'Noor',
    lastName: 'Saleh',
    email: `noor-${process.pid}-${Date.now()}-${people}@store.example`,
    password: 'four words of mine',
    phone: '0501234567',
  }
}

async function send(request: APIRequestContext, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, data?: object) {
  const answer = await request.fetch(url, { method, ...(data && { data }) })
  if (!answer.ok()) throw new Error(`${method} ${url}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

/** The documented calls, with the cookies of a page. */
export function projectCalls({ request }: Pick<Page, 'request'>) {
  return {
    async register(preferences: object = {}) {
      const person = { ...newPerson(), ...preferences }
      await send(request, 'POST', '/api/auth/register', person)
      return person
    },
    async create(projectName: string, plan: object = {}): Promise<string> {
      const projectData = JSON.stringify(plan)
      const { project } = await send(request, 'POST', '/api/projects', { projectName, projectData })
      return project.id
    },
    async stored(id: string): Promise<{ projectData: string; revision: number }> {
      return (await send(request, 'GET', `/api/projects/${id}`)).project
    },
    async save(id: string, plan: object) {
      await send(request, 'PUT', `/api/projects/${id}`, { projectData: JSON.stringify(plan) })
    },
    /** Gives the newest of the earlier versions a name. */
    async nameVersion(id: string, name: string) {
      const { versions } = await send(request, 'GET', `/api/projects/${id}/versions`)
      await send(request, 'PUT', `/api/projects/${id}/versions/${versions[0].id}/name`, { name })
    },
    async remove(id: string) {
      await send(request, 'DELETE', `/api/projects/${id}`)
    },
    async names(): Promise<string[]> {
      const { projects } = await send(request, 'GET', '/api/projects')
      return projects.map((project: { projectName: string }) => project.projectName)
    },
    /** The plans that are kept as earlier versions, newest first. */
    async versions(id: string): Promise<{ storeName: string }[]> {
      const { versions } = await send(request, 'GET', `/api/projects/${id}/versions`)
      const plans = []
      for (const one of versions) {
        const { version } = await send(request, 'GET', `/api/projects/${id}/versions/${one.id}`)
        plans.push(JSON.parse(version.projectData))
      }
      return plans
    },
  }
}
