import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../db/testing'
import { signedInVisitor, startTestApp, type Visitor } from '../testing/test-app'

await testDatabase()
let app: FastifyInstance
let noor: Visitor
let id: string
const text = (storeName: string) => JSON.stringify({ storeName })

beforeEach(async () => {
  app = await startTestApp()
  noor = (await signedInVisitor(app)).visitor
  id = (await noor.trpc.projects.create.mutate({ projectName: 'Candles', projectData: text('first') })).id
})

it('lists the versions with a name, the newest first, without their plans', async () => {
  const { save, versions } = noor.trpc.projects
  await save.mutate({ id, projectData: text('second') })
  expect(await versions.named.query({ id })).toEqual([])
  const [unnamed] = await versions.list.query({ id })
  await versions.name.mutate({ id, versionId: unnamed?.id ?? '', name: 'Before Eid' })
  await save.mutate({ id, projectData: text('third') })
  await versions.keep.mutate({ id, projectData: text('third'), name: 'Dearer' })
  const named = await versions.named.query({ id })
  expect(named.map(({ name }) => name)).toEqual(['Dearer', 'Before Eid'])
  expect(Object.keys(named[0] ?? {}).sort()).toEqual(['id', 'name', 'savedAt'])
  await versions.name.mutate({ id, versionId: unnamed?.id ?? '', name: null })
  expect((await versions.named.query({ id })).map(({ name }) => name)).toEqual(['Dearer'])
})

it('shows no version of another user’s project', async () => {
  await noor.trpc.projects.versions.keep.mutate({ id, projectData: text('first'), name: 'Mine' })
  const other = (await signedInVisitor(app)).visitor
  await expect(other.trpc.projects.versions.named.query({ id })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
})
