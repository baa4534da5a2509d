import { type Colours, dark, light } from '../colours'

// The look of e-mails; mail programs read what is written on each
// element, and only some of them the sheet for the dark.

/** What each class of elements has besides its size and its room. */
const coloursOf = (c: Colours) => ({
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

/** On a phone the name of a fact stands above what it has. */
const narrowSheet =
  '@media (max-width:480px){.rule{display:block!important;width:auto!important}.rule+.rule{border-top-width:0!important;padding-top:0!important}.rule:first-child{padding-bottom:0!important}}'

/** The sheet for programs that show e-mails in the dark, and on phones. */
export const sheet = `@media (prefers-color-scheme:dark){${Object.entries(coloursOf(dark))
  .map(([name, style]) => `.${name}{${important(`${style};`)}}`)
  .join('')}}${narrowSheet}`
