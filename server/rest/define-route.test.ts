import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineRoute } from './define-route'
import { projectHeadResponse } from './responses/project'
import { userResponse } from './responses/user'

const words = { tag: 'Projects', summary: 'A route', description: 'For the compiler.' } as const

it('a route that disagrees with its procedure does not compile', () => {
  const rename = { ...words, method: 'PUT', procedure: 'projects.rename', wrap: 'project' } as const
  const path = '/api/projects/{id}/name'
  const exampleBody = { projectName: 'Noor' }
  const made = [
    () => defineRoute({ ...rename, path, exampleBody, response: projectHeadResponse }),
    // @ts-expect-error: the procedure returns more than this schema tells
    () => defineRoute({ ...rename, path, exampleBody, response: z.object({ id: z.uuid() }) }),
    // @ts-expect-error: the schema promises what the procedure does not return
    () => defineRoute({ ...rename, path, exampleBody, response: userResponse }),
    // @ts-expect-error: the procedure takes no versionId
    () => defineRoute({ ...rename, path: '/api/projects/{versionId}', exampleBody, response: projectHeadResponse }),
    // @ts-expect-error: a project's name is a text
    () => defineRoute({ ...rename, path, exampleBody: { projectName: 7 }, response: projectHeadResponse }),
    // @ts-expect-error: a body without an example
    () => defineRoute({ ...rename, path, response: projectHeadResponse }),
    // @ts-expect-error: without a session the procedure returns null, which must mean something
    () => defineRoute({ ...words, method: 'GET', procedure: 'auth.session', path: '/api/x', response: userResponse }),
  ]
  expect(made).toHaveLength(7)
})
