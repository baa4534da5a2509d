/** The dialog that makes a file for a spreadsheet. */
export const excel = {
  title: 'Excel or CSV',
  text: 'The file is created on this device, in the language of this page. Nothing is sent.',
  which: 'File',
  kinds: {
    excel: 'Workbook with formulas',
    csv: 'Months as rows (CSV)',
  },
  kindHints: {
    excel:
      'Your inputs and every figure that follows from them. Change an input in Excel and the rest follows; Mizan can open the file again.',
    csv: 'Cash by month and the projection as plain figures, for other programs.',
  },
  make: 'Create file',
  calculating: 'Calculating the formulas…',
  writing: 'Writing the file…',
  ready: 'Your file is ready: {{name}} ({{size}}).',
  failed: 'The file could not be created. Check your connection and try again.',
  fileNames: { excel: 'financial plan', csv: 'months' },
}
