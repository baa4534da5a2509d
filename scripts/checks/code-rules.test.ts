import { describe, expect, it } from 'vitest'
import { callsWithoutUse, clockOrRandomness, intlUses, longFunctions } from './code-rules'
import { files, isDictionary, isTest, read, scripts } from './sources'

describe('the domain', () => {
  it('has no clock and no randomness', () => {
    expect(clockOrRandomness('a.ts', 'const a = new Date()\nconst b = Math.random()')).toEqual([
      'a.ts:1 Date',
      'a.ts:2 Math.random',
    ])
    const domain = scripts.filter((path) => path.startsWith('src/domain/'))
    expect(domain).not.toEqual([])
    expect(domain.flatMap((path) => clockOrRandomness(path))).toEqual([])
  })
})

describe('formatting', () => {
  it('has one place that uses Intl', () => {
    expect(intlUses('a.ts', 'x.toLocaleString()')).toEqual(['a.ts:1 toLocaleString'])
    const others = scripts.filter((path) => /^(src|server|db)\//.test(path) && path !== 'src/i18n/format.ts')
    expect(others.flatMap((path) => intlUses(path))).toEqual([])
  })
})

describe('what is built', () => {
  it('makes no call only for its exception, which the bundler would drop', () => {
    const source = 'try {\n decodeURIComponent(a)\n String.fromCodePoint(b)\n JSON.parse(c)\n} catch {}'
    expect(callsWithoutUse('a.ts', source)).toEqual(['a.ts:2 decodeURIComponent', 'a.ts:3 String.fromCodePoint'])
    const built = scripts.filter((path) => /^(src|server|db)\//.test(path) && !isTest(path))
    expect(built.flatMap((path) => callsWithoutUse(path))).toEqual([])
  })
})

describe('size and names', () => {
  it('keeps every function readable', () => {
    const long = `const f = () => {\n${'\n'.repeat(60)}}`
    expect(longFunctions('a.ts', long)).toEqual(['a.ts:1 a function of 62 lines'])
    expect(scripts.filter((path) => !isDictionary(path)).flatMap((path) => longFunctions(path))).toEqual([])
  })

  it('keeps every file within 300 lines, dictionaries, tests and generated files apart', () => {
    const counted = files.filter(
      (path) =>
        /\.(ts|tsx|mjs|css|html)$/.test(path) && !isTest(path) && !isDictionary(path) && !/\.gen\.ts$/.test(path),
    )
    const long = counted.map((path) => ({ path, lines: read(path).trimEnd().split('\n').length }))
    expect(long.filter(({ lines }) => lines > 300)).toEqual([])
  })

  it('names every file for what it holds, in kebab-case', () => {
    const empty = /(^|\/)(utils?|helpers?|misc)(\/|\.|$)/i
    expect(files.filter((path) => empty.test(path))).toEqual([])
    const shape = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/
    expect(files.filter((path) => !path.split('/').every((part) => shape.test(part)))).toEqual([])
  })
})
