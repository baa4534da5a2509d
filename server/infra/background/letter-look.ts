// The look of letters; the colours are those of the product (src/ui/theme/colours.css). Mail programs read what is written on each
// element, and only some of them the sheet for the dark.

const light = {
  page: '#faf9f6',
  paper: '#ffffff',
  well: '#f1efe9',
  line: '#dedad0',
  text: '#191c1a',
  muted: '#575d57',
  accent: '#0a6b50',
  onAccent: '#ffffff',
}
const dark: typeof light = {
  page: '#0e1311',
  paper: '#151c19',
  well: '#0a0e0c',
  line: '#28332e',
  text: '#e8edea',
  muted: '#a3aea8',
  accent: '#4fc79e',
  onAccent: '#06231a',
}

/** What each class of elements has besides its size and its room. */
const coloursOf = (c: typeof light) => ({
  page: `background:${c.page};color:${c.text}`,
  paper: `background:${c.paper};color:${c.text};border-color:${c.line}`,
  well: `background:${c.well};color:${c.text}`,
  brand: `color:${c.accent}`,
  button: `background:${c.accent};color:${c.onAccent}`,
  link: `color:${c.accent}`,
  muted: `color:${c.muted}`,
  rule: `border-color:${c.line}`,
})
type Look = keyof ReturnType<typeof coloursOf>

const inLight = coloursOf(light)

/** The attributes of an element: its class, which the dark changes, and its colours by day. */
export const look = (name: Look, style = '') => `class="${name}" style="${inLight[name]};${style}"`

const important = (style: string) => style.replaceAll(';', '!important;')

/** The sheet for programs that show letters in the dark. */
export const darkSheet = `@media (prefers-color-scheme:dark){${Object.entries(coloursOf(dark))
  .map(([name, style]) => `.${name}{${important(`${style};`)}}`)
  .join('')}}`
