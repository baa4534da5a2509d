import type { ProjectSearch } from '../../domain/options'

/** The administration's list of everybody's projects, and one of them. */
export const adminProjects = {
  caption: 'Projects of all users',
  search: 'Search projects',
  searchHint: 'How it begins',
  searchBy: { project: 'Project', owner: 'Owner', email: 'Email' } satisfies Record<ProjectSearch, string>,
  columns: {
    name: 'Project',
    owner: 'Owner',
    category: 'Category',
    price: 'Unit price, incl. VAT',
    units: 'Units a month',
    cac: 'CAC',
    exFactory: 'Ex-factory price',
    vat: 'VAT',
    discount: 'First-order discount',
    fulfillment: 'Fulfilment',
    created: 'Created',
    updated: 'Updated',
  },
  more_one: 'and {{count}} more product',
  more_other: 'and {{count}} more products',
  isDefault: 'Default',
  open: 'Open {{name}}',
  empty: 'No projects created yet',
  noMatch: 'No project matches.',
  one: {
    back: 'All projects',
    readOnly: 'Read-only: the results of the plan as its owner last saved it.',
    unreadable: 'What is stored for this project is no plan that can be read, so there is nothing to compute.',
    gone: 'This project is no longer there.',
    month: 'A month in figures',
    advanced: 'Beyond the month',
    details: 'What was entered',
  },
}
