import { type Colours, dark, light } from '../../infra/colours'

const tokens = ({ page, paper, line, text, muted, accent }: Colours) =>
  `--bg: ${page}; --surface: ${paper}; --line: ${line}; --text: ${text}; --muted: ${muted}; --accent: ${accent}`

/** The look of the page for programs. */
export const style = `
:root { color-scheme: light dark; ${tokens(light)} }
@media (prefers-color-scheme: dark) {
  :root { ${tokens(dark)} }
}
* { box-sizing: border-box }
html { scroll-padding-block-start: 1.5rem }
body { max-inline-size: 75rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; background: var(--bg); color: var(--text); font: 16px/1.5 "IBM Plex Sans", system-ui, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; font-weight: 600 }
h2 { font-size: 1.25rem; font-weight: 600; margin: 3rem 0 1rem }
h3 { font-size: 1.0625rem; margin: 0 0 .5rem }
h4 { font-size: .875rem; font-weight: 600; margin: 1.25rem 0 .375rem; color: var(--muted) }
p { margin: .25rem 0; max-inline-size: 68ch }
header p + p { margin-block-start: 1rem }
a { color: var(--accent) }
.muted { color: var(--muted) }
.call { display: grid; grid-template-columns: 4rem 1fr; align-items: baseline }
.method { font-size: .75rem; font-weight: 600; color: var(--accent) }
code { font: .875em/1.5 ui-monospace, monospace }
p code { overflow-wrap: anywhere }
pre { margin: 0; padding: .75rem 1rem; overflow: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 8px }
section { padding-block: 1.75rem; border-block-start: 1px solid var(--line) }
nav { margin-block: 1.5rem }
nav h2 { font-size: .875rem; margin: 1.5rem 0 .25rem }
nav h2 a { color: var(--muted); text-decoration: none }
nav ul { list-style: none; margin: 0; padding: 0 }
nav .call { align-items: center; grid-template-columns: 3.5rem 1fr; min-block-size: 44px; text-decoration: none; line-height: 1.3 }
nav code { color: var(--text); font-size: .8125rem }
nav a:hover code, nav h2 a:hover { color: var(--accent) }
details { margin-block-start: 1.25rem }
summary { min-block-size: 44px; padding-block: .625rem; color: var(--accent); cursor: pointer }
.scroll { overflow-x: auto }
table { border-collapse: collapse; inline-size: 100% }
th, td { text-align: start; vertical-align: top; padding: .375rem 1.5rem .375rem 0; border-block-end: 1px solid var(--line) }
th:last-child, td:last-child { inline-size: 100%; padding-inline-end: 0; min-inline-size: 14rem }
thead th { font-size: .875rem; font-weight: 600; color: var(--muted) }
th code, td code { white-space: nowrap }
#codes + .scroll td { min-inline-size: 14rem }
#codes + .scroll td:nth-child(2) { min-inline-size: 0 }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin-block-start: 1.25rem }
input, button { font: inherit; color: inherit; min-block-size: 44px; padding: .25rem .75rem; background: var(--surface); border: 1px solid var(--muted); border-radius: 8px }
input { flex: 1 1 14rem; max-inline-size: 28rem; min-inline-size: 0 }
main ul { margin: .5rem 0 0; padding-inline-start: 1.25rem }
main li + li { margin-block-start: .25rem }
section > h2:first-child { margin-block-start: 0 }
ol { padding-inline-start: 1.5rem }
ol .call { display: inline-flex; gap: .75rem; min-block-size: 30px }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .125rem 1rem; margin: 0; font-size: .9375rem }
dd { margin: 0; color: var(--muted) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 19rem minmax(0, 1fr); column-gap: 3rem; padding-inline: 2rem }
  header { grid-column: 1 / -1 }
  nav { position: sticky; inset-block-start: 0; align-self: start; max-block-size: 100vh; overflow-y: auto; padding-block: .5rem 2rem; scrollbar-width: thin }
  nav .call { min-block-size: 30px; padding-block: .125rem }
  nav h2:first-child { margin-block-start: 0 }
  header + main { grid-column: 1 / -1 }
  main > h2:first-child { margin-block-start: 2rem }
}
`
