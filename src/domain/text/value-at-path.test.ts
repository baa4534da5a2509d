import { expect, it } from 'vitest'
import { withValueAt } from './value-at-path'

it('a value is put at a path that is there, and nowhere else', () => {
  const root = { list: [{ name: 'a' }, { name: 'b' }], text: 'c' }
  const changed = withValueAt(root, ['list', '1', 'name'], 'd')
  expect(changed).toEqual({ ...root, list: [{ name: 'a' }, { name: 'd' }] })
  expect(withValueAt(root, ['text', 'length'], 3)).toEqual(root)
  expect(withValueAt({ none: null }, ['none', 'name'], 'd')).toEqual({ none: null })
})
