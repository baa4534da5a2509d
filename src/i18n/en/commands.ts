/** The menu that finds everything by its name, and the keys of the evaluator. */
export const commands = {
  title: 'Go to',
  search: 'Step, field, result or action',
  none: 'Nothing found. Try a shorter word.',
  count_one: '{{count}} match',
  count_other: '{{count}} matches',
  kinds: { step: 'Step', action: 'Action', project: 'Project' },
  keys: {
    title: 'Keyboard shortcuts',
    menu: 'Find a step, field, result or action',
    list: 'Show these shortcuts',
  },
}
