import { beforeEach, describe, expect, it } from 'vitest'
import { projectsWithDrafts, unsyncedDraftsOf } from './local-drafts'
import { Clock, type Faults, VirtualDevice, VirtualPage, VirtualServer } from './testing/virtual-world'

type Fate = ReturnType<Faults['fate']>

let fate: Fate
let all: { clock: Clock; server: VirtualServer; device: VirtualDevice; faults: Faults }
beforeEach(() => {
  fate = 'ok'
  const faults: Faults = { latency: () => 100, fate: () => fate }
  all = { clock: new Clock(), server: new VirtualServer(), device: new VirtualDevice(), faults }
})

/** What another tab of the browser tells of a save. */
const tell = (revision: number, projectData: string) => {
  for (const hear of all.device.tabs) hear({ revision, projectData, updatedAt: new Date(0) })
}

/** A page whose save of `<1>` ended like this. */
async function pageAfter(ending: Fate) {
  const page = await VirtualPage.open(all)
  page.type('<1>')
  fate = ending
  page.press('save')
  await all.clock.run(all.clock.now + 500)
  fate = 'ok'
  return page
}

describe('a project that was deleted elsewhere', () => {
  it('is sent nothing more, and its edits stay on the device', async () => {
    const page = await pageAfter('gone')
    page.type('<2>')
    page.press('save')
    page.press('hide')
    page.press('return')
    await all.clock.run(120_000)
    expect([page.view.state.failure, all.server.history]).toEqual(['gone', ['']])
    expect(projectsWithDrafts(all.device, 'u')).toEqual(['p'])
    page.kill()
    expect((await unsyncedDraftsOf(all.device, 'u', 'p'))[0]?.edits?.text).toBe('<1><2>')
  })

  it('is not merged with what another tab saved before', async () => {
    const page = await pageAfter('gone')
    tell(2, '<other>')
    await all.clock.run(60_000)
    expect([page.text, page.view.state.failure, all.server.history]).toEqual(['<1>', 'gone', ['']])
  })
})

describe('what another tab saves', () => {
  it('changes nothing when it is older than what is shown', async () => {
    const page = await pageAfter('ok')
    for (const revision of [1, 2]) tell(revision, '<old>')
    expect([page.text, page.view.state.revision, page.view.theirs]).toEqual(['<1>', 2, null])
  })

  it('waits for the answer of a save that is under way', async () => {
    const page = await VirtualPage.open(all)
    page.type('<1>')
    page.press('save')
    tell(2, '<other>')
    expect([page.text, page.view.state.failure]).toEqual(['<1>', null])
    await all.clock.run(60_000)
    expect([page.text, page.view.state.failure, all.server.text]).toEqual(['<1>', null, '<1>'])
  })

  it('answers no question of a conflict that is open', async () => {
    const page = await VirtualPage.open(all)
    page.type('<1>')
    page.type('<2>')
    tell(2, '<other>')
    expect([page.view.state.failure, page.view.clashes]).toEqual(['conflict', ['storeName']])
    page.type('<3>')
    tell(3, '<other><4>')
    await all.clock.run(60_000)
    expect([page.text, page.view.state.failure, page.view.theirs?.revision]).toEqual(['<1><2><3>', 'conflict', 3])
  })

  it('counts as this page’s own save where both typed the same', async () => {
    const [first, second] = [await VirtualPage.open(all), await VirtualPage.open(all)]
    for (const page of [first, second]) page.type('<1>')
    first.press('save')
    await all.clock.run(60_000)
    expect([all.server.revision, second.view.state.failure, second.view.savedAt !== null]).toEqual([2, null, true])
    expect(all.device.names()).toEqual([])
  })

  it('leaves nothing to send, and nothing on the device, where it is what is on the screen', async () => {
    const page = await VirtualPage.open(all)
    page.type('<1>')
    await all.clock.run(200)
    expect(all.device.names()).toHaveLength(1)
    tell(2, '<1>')
    expect(page.view).toMatchObject({ savedAt: 200, clashes: [], state: { failure: null, revision: 2 } })
    expect(all.device.names()).toEqual([])
  })

  it('is not overwritten where it cannot be read, or only in part, without asking', async () => {
    const page = await VirtualPage.open(all)
    tell(2, '{unreadable')
    expect(page.view).toMatchObject({ unreadable: '{unreadable', tooLarge: null, state: { keepReplaced: true } })
    tell(3, '<many>')
    expect(page.view).toMatchObject({ tooLarge: '<many>', state: { failure: 'tooLarge' } })
    tell(4, '<5>')
    page.type('<6>')
    page.press('save')
    await all.clock.run(60_000)
    expect([page.view.state.failure, all.server.history]).toEqual(['tooLarge', ['']])
  })
})

describe('a save', () => {
  it('whose answer was lost is recognised as this page’s own, and is not made again', async () => {
    const page = await pageAfter('unanswered')
    await all.clock.run(60_000)
    expect([all.server.revision, all.server.versions, page.view.state.failure]).toEqual([2, [], null])
    expect(page.view.savedAt).not.toBeNull()
    expect(all.device.names()).toEqual([])
  })

  it('that came second is tried again when the other plan could not be read', async () => {
    const page = await VirtualPage.open(all)
    page.type('<1>')
    all.server.save(1, '<other>', false)
    page.press('save')
    // The save is on its way; what the page then reads does not arrive.
    await all.clock.run(50)
    fate = 'lost'
    await all.clock.run(450)
    expect([page.view.state.failure, page.view.theirs]).toEqual(['offline', null])
    fate = 'ok'
    await all.clock.run(60_000)
    expect([all.server.text, page.view.state.failure]).toEqual(['<other><1>', null])
  })

  it('is sent at once when the network is back, before its wait is over', async () => {
    const page = await pageAfter('lost')
    page.press('return')
    await all.clock.run(all.clock.now + 250)
    expect([all.server.text, page.view.state.failure]).toEqual(['<1>', null])
  })

  it('that is refused says why, until one succeeds', async () => {
    const page = await pageAfter('refused')
    expect([page.view.state.failure, page.view.message]).toEqual(['refused', 'The name is too long.'])
    page.type('<2>')
    await all.clock.run(60_000)
    expect([all.server.text, page.view.message, page.view.savedAt !== null]).toEqual(['<1><2>', undefined, true])
  })

  it('says while the device is full that nothing is kept there', async () => {
    fate = 'lost'
    all.device.isFull = true
    const page = await VirtualPage.open(all)
    expect(page.view.isPersisted).toBe(true)
    page.type('<1>')
    await all.clock.run(1000)
    expect(page.view.isPersisted).toBe(false)
    all.device.isFull = false
    page.type('<2>')
    await all.clock.run(2000)
    expect(page.view.isPersisted).toBe(true)
  })
})

describe('a choice in a conflict', () => {
  async function inConflict() {
    const page = await VirtualPage.open(all)
    page.type('<1>')
    page.type('<2>')
    all.server.save(1, '<other>', false)
    tell(2, '<other>')
    return page
  }

  it('of the own plan ends the question', async () => {
    const page = await inConflict()
    page.decide('mine')
    expect(page.view.theirs).toBeNull()
    await all.clock.run(60_000)
    expect([all.server.text, all.server.versions]).toEqual(['<1><2>', ['<other>']])
  })

  it('of the other plan keeps what is typed until it is shown as a version', async () => {
    const page = await inConflict()
    page.decide('theirs')
    await all.clock.run(150)
    page.type('<3>')
    await all.clock.run(60_000)
    expect([page.text, all.server.versions]).toEqual(['<other>', ['<1><2>', '<1><2><3>']])
    expect([page.view.theirs, page.view.state.failure, all.device.names()]).toEqual([null, null, []])
  })
})

describe('drafts of pages that were closed', () => {
  /** Two pages that typed without a network, the second later, and were killed. */
  async function twoKilled() {
    fate = 'lost'
    const pages = [await VirtualPage.open(all), await VirtualPage.open(all)]
    for (const [at, page] of pages.entries()) {
      page.type(`<${at + 1}>`)
      await all.clock.run(all.clock.now + 1000)
    }
    for (const page of pages) page.kill()
  }

  it('are opened with the newest, and the older becomes a version', async () => {
    await twoKilled()
    fate = 'ok'
    const page = await VirtualPage.open(all)
    expect(page.text).toBe('<2>')
    await all.clock.run(60_000)
    expect([all.server.text, all.server.versions, page.view.archivedDrafts]).toEqual(['<2>', ['<1>'], 1])
    expect(all.device.names()).toEqual([])
  })

  it('stay on the device until the server has them, and are sent when the network is back', async () => {
    await twoKilled()
    const page = await VirtualPage.open(all)
    await all.clock.run(all.clock.now + 500)
    expect([all.server.versions, all.device.names().length]).toEqual([[], 2])
    fate = 'ok'
    page.press('return')
    await all.clock.run(all.clock.now + 60_000)
    expect([all.server.text, all.server.versions, page.view.archivedDrafts]).toEqual(['<2>', ['<1>'], 1])
  })
})

describe('saving everything before what needs the saved plan', () => {
  it('waits until what was typed meanwhile is saved too', async () => {
    const page = await VirtualPage.open(all)
    page.type('<1>')
    const saved = page.saveAll()
    page.type('<2>')
    await all.clock.run(500)
    expect([await saved, all.server.text]).toEqual([true, '<1><2>'])
  })

  it('has nothing to send where nothing was typed', async () => {
    const page = await VirtualPage.open(all)
    expect([await page.saveAll(), all.server.history]).toEqual([true, ['']])
  })

  it.each<Fate>(['lost', 'broken', 'session', 'refused', 'gone'])('fails where the save is %s', async (ending) => {
    const page = await VirtualPage.open(all)
    page.type('<1>')
    fate = ending
    const saved = page.saveAll()
    await all.clock.run(500)
    expect(await saved).toBe(false)
  })

  it('fails while two plans are there to choose from, and goes on after the choice', async () => {
    const page = await VirtualPage.open(all)
    all.server.save(1, '<other>', false)
    for (const mark of ['<1>', '<2>']) page.type(mark)
    const saved = page.saveAll()
    await all.clock.run(1000)
    expect([await saved, page.view.state.failure, await page.saveAll()]).toEqual([false, 'conflict', false])
    page.decide('mine')
    const chosen = page.saveAll()
    await all.clock.run(2000)
    expect([await chosen, all.server.text]).toEqual([true, '<1><2>'])
  })
})
