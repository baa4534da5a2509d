import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = ['colours.css', 'theme.css'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n')

// Outside it a class has no rule, and the page loses it without a word from the build.
it('has rules for the classes of the whole of src', () => {
  const source = css.match(/@import "tailwindcss" source\("([^"]+)"\)/)?.[1] ?? ''
  expect(new URL(source, new URL('./theme.css', import.meta.url)).href).toBe(new URL('../../', import.meta.url).href)
})

/** The colours of a theme by name, as its block of theme.css sets them. */
function coloursOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name ?? '', colour ?? '']),
  )
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each([
  ['light', ':root'],
  ['dark', ':root[data-theme="dark"]'],
])('the %s theme', (_, selector) => {
  const colours = coloursOf(selector)
  const between = (one: string, other: string) => contrast(colours.get(one) ?? '', colours.get(other) ?? '')

  it.each(['text', 'muted', 'accent', 'negative', 'warning', 'info'])('writes %s legibly on every surface', (ink) => {
    for (const paper of ['bg', 'surface', 'sunken']) expect(between(ink, paper), paper).toBeGreaterThanOrEqual(4.5)
  })

  it('writes on coloured grounds legibly', () => {
    expect(between('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5)
    expect(between('accent', 'accent-soft')).toBeGreaterThanOrEqual(4.5)
    expect(between('text', 'accent-soft')).toBeGreaterThanOrEqual(4.5)
    expect(between('negative', 'negative-soft')).toBeGreaterThanOrEqual(4.5)
    expect(between('warning', 'warning-soft')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['sales', 'product', 'delivery', 'payment', 'marketing', 'fixed', 'returns'])(
    'draws the series %s visibly',
    (series) => {
      expect(between(`series-${series}`, 'surface')).toBeGreaterThanOrEqual(3)
    },
  )

  it('draws the edges of controls visibly', () => {
    for (const paper of ['bg', 'surface']) expect(between('control', paper), paper).toBeGreaterThanOrEqual(3)
  })
})
