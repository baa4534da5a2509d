import type { ProjectSearch } from '../../../domain/options'

/** The administration's list of everybody's projects, and one of them. */
export const adminProjects = {
  caption: 'Projects of all users',
  search: 'Search projects',
  searchHint: 'Starts with…',
  searchBy: { project: 'Project', owner: 'Owner', email: 'Email' } satisfies Record<ProjectSearch, string>,
  columns: {
    name: 'Project',
    owner: 'Owner',
    category: 'Category',
    price: 'Unit price',
    units: 'Units per month',
    cac: 'CAC',
    exFactory: 'Supplier price',
    vat: 'VAT',
    discount: 'New-customer discount',
    fulfillment: 'Fulfillment',
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
    tooLarge: 'The stored plan is too large. These are the figures of its first entries.',
    unreadable: 'The stored plan of this project cannot be read, so there is nothing to calculate.',
    gone: 'This project no longer exists.',
    month: 'One month in figures',
    advanced: 'Beyond the month',
    details: 'What was entered',
  },
}
