import { afterEach, expect, it, vi } from 'vitest'
import { goToFieldNextFrame } from './go-to-field'

/** A page of boxes, with frames that are drawn by hand. */
function pageOf(...ids: string[]) {
  const frames: (() => void)[] = []
  const page = { activeElement: null as object | null, getElementById: (id: string) => boxes.get(id) ?? null }
  const boxes = new Map(
    ids.map((id) => {
      const box = { matches: () => true, closest: () => null, scrollIntoView: () => {}, focus: () => focusOn(id) }
      return [id, box] as const
    }),
  )
  function focusOn(id: string) {
    page.activeElement = boxes.get(id) ?? null
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  return {
    focusOn,
    draw: () => {
      for (const frame of frames.splice(0)) frame()
    },
    focused: () => ids.find((id) => boxes.get(id) === page.activeElement),
  }
}

afterEach(() => vi.unstubAllGlobals())

it('a key that is held and undoes edit after edit ends in the field of the last one', () => {
  const { focusOn, draw, focused } = pageOf('price', 'units', 'name')
  focusOn('price')
  goToFieldNextFrame('units')
  draw()
  goToFieldNextFrame('name')
  draw()
  draw()
  expect(focused()).toBe('name')
})

it('a founder who is in another box by then stays there', () => {
  const { focusOn, draw, focused } = pageOf('price', 'units', 'name')
  focusOn('price')
  goToFieldNextFrame('units')
  draw()
  focusOn('name')
  draw()
  expect(focused()).toBe('name')
})
