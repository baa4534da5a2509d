import { getDefaultStore } from 'jotai'
import { afterEach, expect, it } from 'vitest'
import { dismissToast, secondsShown, showToast, toastAtom } from './toasts'

const shown = () => getDefaultStore().get(toastAtom)
afterEach(dismissToast)

it('shows one notice at a time, the newest, until it is dismissed', () => {
  showToast({ title: 'Saved' })
  showToast({ title: 'Deleted', text: 'You can bring it back.' })
  expect(shown()).toMatchObject({ title: 'Deleted', text: 'You can bring it back.' })
  dismissToast()
  expect(shown()).toBeNull()
})

it('shows a notice for five seconds, and for ten where something can be done about it', () => {
  expect(secondsShown({})).toBe(5)
  expect(secondsShown({ action: { label: 'Undo', run: () => {} } })).toBe(10)
})
