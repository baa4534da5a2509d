import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberedStatuses, rememberStatuses } from './remembered'

let stored: string | null = null

beforeEach(() => {
  stored = null
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, text: string) => {
      stored = text
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('what a status means is asked once on a device', () => {
  expect(rememberedStatuses()).toEqual({})
  rememberStatuses({ arrived: 'delivered' })
  expect(rememberedStatuses()).toEqual({ arrived: 'delivered' })
})

it.each(['{', '[]', '{"arrived":"somewhere"}'])('a text that is no list of answers is none: %s', (text) => {
  stored = text
  expect(rememberedStatuses()).toEqual({})
})
