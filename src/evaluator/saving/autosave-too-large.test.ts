import { expect, it } from 'vitest'
import { Clock, type Faults, VirtualDevice, VirtualPage, VirtualServer } from './testing/virtual-world'

const faults: Faults = { latency: () => 100, fate: () => 'ok' }

function world() {
  const server = new VirtualServer()
  server.text = '<many>'
  return { clock: new Clock(), server, device: new VirtualDevice(), faults }
}

it('a stored plan that is too large is not saved over until its author agrees, and stays as a version', async () => {
  const all = world()
  const { clock, server } = all
  const page = await VirtualPage.open(all)
  page.type('<1>')
  page.press('save')
  page.press('return')
  page.press('hide')
  await clock.run(60_000)
  expect([server.text, page.view.state.failure]).toEqual(['<many>', 'tooLarge'])
  page.agree()
  await clock.run(61_000)
  expect([server.text, server.versions, page.view.state.failure]).toEqual(['<many><1>', ['<many>'], null])
  page.type('<2>')
  await clock.run(90_000)
  expect([server.text, server.versions]).toEqual(['<many><1><2>', ['<many>']])
})

it('what is typed before the answer is kept on the device, and the next page asks again', async () => {
  const all = world()
  const { clock, server } = all
  const page = await VirtualPage.open(all)
  page.type('<1>')
  await clock.run(1000)
  page.kill()
  const next = await VirtualPage.open(all)
  await clock.run(60_000)
  expect([next.text, next.view.state.failure, server.text]).toEqual(['<many><1>', 'tooLarge', '<many>'])
  next.agree()
  await clock.run(61_000)
  expect([server.text, server.versions]).toEqual(['<many><1>', ['<many>']])
})

it('agreeing before anything is typed lets later edits be saved', async () => {
  const all = world()
  const page = await VirtualPage.open(all)
  page.agree()
  await all.clock.run(60_000)
  expect([all.server.text, page.view.state.failure]).toEqual(['<many>', null])
  page.type('<1>')
  await all.clock.run(90_000)
  expect([all.server.text, all.server.versions]).toEqual(['<many><1>', ['<many>']])
})
