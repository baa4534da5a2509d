import type { PaymentStatus } from '../../domain/options'

/** The administration's list of users. */
export const adminUsers = {
  caption: 'Users',
  search: 'Search by name, email or number',
  columns: {
    name: 'User',
    state: 'Status',
    role: 'Role',
    payment: 'Payment',
    number: 'No.',
    projects: 'Projects',
    created: 'Registered',
    actions: 'Actions',
  },
  states: { active: 'Active', inactive: 'Inactive' },
  roles: { admin: 'Administrator', user: 'User' },
  payments: {
    pending: 'Pending',
    free_trial: 'Free early access',
    paid: 'Paid',
    failed: 'Failed',
    refunded: 'Refunded',
  } satisfies Record<PaymentStatus, string>,
  empty: 'No user matches.',
  ownAccount: 'This is your account. Another administrator can change it.',
  historyOf: 'What was changed for {{name}}',
  actions: {
    named: '{{action}}: {{name}}',
    activate: 'Activate',
    deactivate: 'Deactivate',
    makeAdmin: 'Make Admin',
    removeAdmin: 'Remove Admin',
  },
  toast: {
    created: 'User created successfully',
    createFailed: 'Failed to create user',
    statusUpdated: 'User status updated successfully',
    statusFailed: 'Failed to update user status',
    roleUpdated: 'Admin status updated successfully',
    roleFailed: 'Failed to update admin status',
  },
}
