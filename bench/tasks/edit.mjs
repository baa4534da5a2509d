function placesOf(text, find) {
  return typeof find === 'string'
    ? text.split(find).length - 1
    : [...text.matchAll(new RegExp(find, `${find.flags}g`))].length
}

/** A file's text with the edit in it; an edit whose place is gone, or is there twice, is out of date. */
export function edited(text, { file, find, put }) {
  const places = placesOf(text, find)
  if (places !== 1) throw new Error(`${file}: ${find} is there ${places} times, not once`)
  return text.replace(find, put)
}

/** The files that a task touches, in the order in which CONTRIBUTING names them. */
export const filesOf = ({ edits }) => [...new Set(edits.map(({ file }) => file))]
