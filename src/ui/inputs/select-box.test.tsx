import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SelectBox } from './select-box'

const choices = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]

const chosenOf = (value: string) => {
  const markup = renderToStaticMarkup(
    <SelectBox id="list" value={value} choices={choices} onChange={() => undefined} />,
  )
  return [...markup.matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)</g)].flatMap(([, , selected, label]) =>
    selected ? [label] : [],
  )
}

it('shows the chosen one of its list', () => {
  expect(chosenOf('b')).toEqual(['Second'])
})

it('shows a value that is not in its list as it is, and never another', () => {
  expect(chosenOf('c')).toEqual(['c'])
  expect(chosenOf('')).toEqual([''])
})
