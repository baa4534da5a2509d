import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DrawnWords } from './drawn'

it('Arabic words of a chart run from right to left by themselves, and stand where they would else', () => {
  const drawn = (text: string, anchor: 'start' | 'middle' | 'end') =>
    renderToStaticMarkup(<DrawnWords words={[{ at: { x: 60, y: 20, anchor }, text, ink: 'muted' }]} />)
  expect(drawn('\u206710 ألف\u2069', 'end')).toMatch(/direction="rtl" text-anchor="start"/)
  expect(drawn('الشهر', 'middle')).toMatch(/direction="rtl" text-anchor="middle"/)
  expect(drawn('10k', 'end')).toMatch(/text-anchor="end"/)
  expect(drawn('10k', 'end')).not.toContain('direction')
})
