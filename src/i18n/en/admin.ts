/** The frame of the administration, and what all its tabs say. */
export const admin = {
  title: 'Admin Panel',
  badge: 'Administrator',
  checking: 'Checking admin access...',
  denied: {
    title: 'Access Denied',
    text: 'You need administrator privileges to access this page.',
    back: 'Back to Dashboard',
  },
  loadFailed: 'This could not be loaded. Check your connection and try again.',
  tabs: {
    label: 'Parts of the administration',
    dashboard: 'Dashboard',
    users: 'User Management',
    orders: 'Orders',
    projects: 'Projects',
    data: 'Evaluator Data',
    audit: 'Audit Log',
  },
  list: {
    all: 'All',
    sortBy: 'Sort by {{column}}',
    shown_one: '{{count}} entry',
    shown_other: '{{count}} entries',
    shownOfMore_one: 'The first entry is shown',
    shownOfMore_other: 'The first {{count}} entries are shown',
    more: 'Show more',
    loadingMore: 'Loading…',
  },
  yes: 'Yes',
  no: 'No',
  toast: { success: 'Success', error: 'Error' },
}
