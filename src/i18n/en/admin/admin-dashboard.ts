/** The administration's figures at a glance. */
export const adminDashboard = {
  projects: {
    title: 'Project statistics',
    total: 'Total projects',
    average: 'Average per user',
    last30: 'Last 30 days',
    last7: 'Last 7 days',
    users: 'Total users',
  },
  revenue: {
    title: 'Revenue analytics',
    total: 'Total revenue',
    paid: 'Total paid users',
  },
  active: {
    title: 'Most active user',
    empty: 'No active users yet',
    projects_one: '{{count}} project',
    projects_other: '{{count}} projects',
  },
  activity: {
    title: 'Recent activity',
    empty: 'No recent activity',
    created: 'Created',
    updated: 'Updated',
    by: 'by {{name}}',
  },
  weeks: {
    title: 'Week by week',
    intro: 'Weeks of seven days; the last one ends today. Deleted and refunded entries are not counted.',
    week: 'Week from',
    empty: 'Nothing in the last 12 weeks yet.',
    names: { registrations: 'Registrations', projects: 'New projects', revenue: 'Revenue' },
    takeaways: {
      registrations: 'Registrations: {{latest}} in the last 7 days, {{total}} in 12 weeks',
      projects: 'New projects: {{latest}} in the last 7 days, {{total}} in 12 weeks',
      revenue: 'Revenue: {{latest}} in the last 7 days, {{total}} in 12 weeks',
    },
    showTable: 'Show table',
    showPicture: 'Show chart',
    keys: 'Chart. Use the arrow keys to move between weeks.',
    loading: 'Loading the charts…',
  },
}
