export const costs = { title: 'Costs' }
