import { readdirSync, readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { expect, test } from './fixtures'

const folder = 'dist/client/assets'
const shipped = (kind: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(kind))
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))

/** What came to an engine after its oldest version here, and no compiler puts in the place of. */
const later = {
  '.js':
    /\b(?:Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|Array\.fromAsync|AbortSignal\.any|URL\.(?:canParse|parse)|Iterator\.from|RegExp\.escape|Math\.sumPrecise)\(|\.(?:isSubsetOf|symmetricDifference|isDisjointFrom|toWellFormed)\(/g,
  '.css': /\blight-dark\(|@starting-style|anchor-name:|@position-try|interpolate-size:|@scope\b/g,
}

test('shipped scripts and styles hold nothing that the oldest browsers lack', async () => {
  const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync('package.json', 'utf8'))
  const oldest = browserslist.map((entry) => entry.replace(' >= ', ''))
  const lowered = async (text: string, target: string | string[]) =>
    (await transformWithOxc(text, 'shipped.js', { target, sourcemap: false })).code
  const newer: string[] = []
  for (const { name, text } of shipped('.js'))
    if ((await lowered(text, oldest)) !== (await lowered(text, 'esnext'))) newer.push(name)
  expect(newer, 'scripts with syntax that would have to be lowered').toEqual([])
  const found = (['.js', '.css'] as const).flatMap((kind) =>
    shipped(kind).flatMap(({ name, text }) => [...text.matchAll(later[kind])].map(([word]) => `${name}: ${word}`)),
  )
  expect(found).toEqual([])
})

test('an older browser gets a page that says so in both languages, in place of one that would not work', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  for (const path of ['/?lang=ar', '/demo', '/login']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/old-browser\.html$/)
  }
  const headings = page.getByRole('heading', { level: 1 })
  await expect(headings).toHaveText(['Your browser is too old for Mizan', /متصفحك/])
  for (const version of ['Safari 16.4', 'Firefox 128'])
    expect((await page.locator('body').innerText()).split(version)).toHaveLength(3)
})
