// The product's colours by day and in the dark (src/ui/theme/colours.css), for pages and e-mails without its style sheet.

export const light = {
  page: '#faf9f6',
  paper: '#ffffff',
  well: '#f1efe9',
  line: '#dedad0',
  text: '#191c1a',
  muted: '#575d57',
  accent: '#0a6b50',
  onAccent: '#ffffff',
}
export type Colours = typeof light

export const dark: Colours = {
  page: '#0e1311',
  paper: '#151c19',
  well: '#0a0e0c',
  line: '#28332e',
  text: '#e8edea',
  muted: '#a3aea8',
  accent: '#4fc79e',
  onAccent: '#06231a',
}
