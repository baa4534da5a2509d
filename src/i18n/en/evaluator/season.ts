export const season = {
  hints: {
    rampMonths:
      'Sales climb to the plan in equal steps. With 3, the first month sells a quarter of the plan; with 0, all of it.',
    seasonMode: 'If yes, we ask when you open and count a slow start, Ramadan, Eid and sale seasons in your sales.',
  },
  title: 'Start and season',
  intro: 'When you open, how fast sales get going, and which months are strong.',
  question: 'Do your sales change with the season?',
  month: 'Month',
  year: 'Year',
  noMonth: 'Not chosen',
  startsOn: '{{gregorian}} is {{hijri}} (Umm al-Qura).',
  startHint: 'For example the month in which your store opens.',
  needsStart: 'Choose the month of the first sale first: Ramadan and Eid move through the year.',
  modes: { none: 'The same every month', months: 'Month by month', events: 'By events' },
  modeHints: {
    none: 'No month sells more than another.',
    months:
      'Drag the bars or type: 100 is an average month. A stronger month takes from the others, so the year stays the same.',
    events:
      '+100% means twice the sales on the days of the event; the other months sell less, so the year stays the same.',
  },
  slidersTitle: 'Sales of each month compared with an average month',
  slidersHint: 'Drag a bar, or use the arrow keys.',
  numbers: 'As numbers',
  eventsTitle: 'Events that move your sales',
  upliftHint: 'More sales than on other days, for example {{example}}%. Below 0: fewer.',
  noDates: 'Not within these twelve months.',
  moon: 'Dates of Ramadan and Eid follow the Umm al-Qura calendar; the sighting of the moon may move a month by a day.',
  setToOne: 'Set seasonality to 1',
  demand: {
    title: 'The first twelve months: {{best}} is the strongest, {{least}} the weakest',
    alike: 'The first twelve months: each sells what is planned',
    month: 'Month',
    share: 'Share of the planned month',
    units: 'Units',
    revenue: 'Revenue',
    parts: 'With season, start and growth together.',
    partsPlain: 'With season and start together.',
    gives: 'By the season alone, {{month}} sells {{share}} of the plan, because the year’s total stays the same.',
  },
  chart: {
    showTable: 'Show table',
    showPicture: 'Show chart',
    keys: 'Chart. Use the arrow keys to move between months.',
  },
}
