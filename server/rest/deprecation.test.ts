import { expect, it } from 'vitest'
import { deprecationHeaders } from './deprecation'

it('a route that ends says since when, until when, and what to call instead', () => {
  const told = { since: '2027-01-31', sunset: '2028-01-31' }
  expect(deprecationHeaders({ ...told, instead: '/api/projects' })).toEqual({
    deprecation: '@1801353600',
    sunset: 'Mon, 31 Jan 2028 00:00:00 GMT',
    link: '</api/projects>; rel="successor-version", </api/changelog>; rel="deprecation"; type="text/html"',
  })
  expect(deprecationHeaders({ ...told, instead: null }).link).toBe(
    '</api/changelog>; rel="deprecation"; type="text/html"',
  )
})
