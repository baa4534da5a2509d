/** Notes on the figures of a plan. */
export const notes = {
  title: 'Notes',
  none: 'No notes yet. Go to any field and press the pencil beside its label.',
  noteOn: 'Note on “{{label}}”',
  label: 'Note',
  hint: 'For example, where the figure is from and who assumed it. At most 500 characters.',
  empty: 'Please write the note first.',
  tooLong: 'A note has at most 500 characters. Please shorten it.',
  full: 'This plan already has 100 notes. Please remove one first.',
  save: 'Save the note',
  remove: 'Remove the note',
  change: 'Change',
  changeOn: 'Change the note: {{label}}',
}
