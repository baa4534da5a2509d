/** Changed formulas that mean the same: nothing can notice them. */
export const equivalent = [
  {
    figure: 'projected_demand',
    after: 'seasonality if t = 1, else BEFORE(0) × (1 + growthNow)',
    why: 'growthNow is growth while the analysis is on, and the projection is answered only then',
  },
  {
    figure: 'results_lowestMonth',
    after: 'firstLowest − 1 if firstLowest ≥ 1, else 1',
    why: 'in some month cash is lowest, so there is always a first one',
  },
]
