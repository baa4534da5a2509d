import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const headings = new Set([...read('docs/model.md').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading))

it('has every section that the domain cites', () => {
  const sources = readdirSync('src/domain', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const cited = sources.flatMap((name) =>
    [...read(`src/domain/${name}`).matchAll(/docs\/model\.md,\s[\s*]*'([^']+)'/g)].map(
      ([, heading]) => `${name}: ${heading}`,
    ),
  )
  expect(cited.length).toBeGreaterThan(30)
  expect(cited.filter((citation) => !headings.has(citation.slice(citation.indexOf(': ') + 2)))).toEqual([])
})
