import { describe, expect, it } from 'vitest'
import { draftsWithout } from './list-drafts'

const drafts = new Map([
  ['vatPct', 'abc'],
  ['team.0.monthlyCost', 'a'],
  ['team.1.monthlyCost', 'b'],
  ['team.2.monthlyCost', 'c'],
  ['team.10.monthlyCost', 'd'],
  ['products.1.insurance', 'e'],
])

describe('draftsWithout', () => {
  it('drops those of the removed element and moves the later ones up', () => {
    expect([...draftsWithout(drafts, 'team', 1)]).toEqual([
      ['vatPct', 'abc'],
      ['team.0.monthlyCost', 'a'],
      ['team.1.monthlyCost', 'c'],
      ['team.9.monthlyCost', 'd'],
      ['products.1.insurance', 'e'],
    ])
  })

  it('knows a list that stands in a group', () => {
    const events = new Map([
      ['season.events.0.upliftPct', 'a'],
      ['season.events.1.upliftPct', 'b'],
      ['season.months.1', 'c'],
    ])
    expect([...draftsWithout(events, 'season.events', 0)]).toEqual([
      ['season.events.0.upliftPct', 'b'],
      ['season.months.1', 'c'],
    ])
  })

  it('leaves other lists alone', () => {
    expect(draftsWithout(drafts, 'customOverheadsTech', 0)).toEqual(drafts)
  })
})
