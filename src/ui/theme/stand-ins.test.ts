import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The percentages that a file of fonts gives for one property, in its order. */
function percentages(file: string, property: string): number[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return [...text.matchAll(new RegExp(`${property}: ([\\d.]+)%`, 'g'))].map(([, value]) => Number(value))
}

it.each(['ascent-override', 'descent-override'])('fonts that stand in are as high as the product’s: %s', (property) => {
  const [own = Number.NaN] = percentages('fonts.css', property)
  const sizes = percentages('stand-ins.css', 'size-adjust')
  const parts = percentages('stand-ins.css', property)
  expect(sizes.length).toBeGreaterThan(0)
  expect(parts).toEqual(sizes.map((size) => Number(((own / size) * 100).toFixed(1))))
})
