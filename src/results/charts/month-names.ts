/** The width of a month's name below an axis, in pixels: 'Mar 2027' and room around it. */
export const namedMonth = 84
