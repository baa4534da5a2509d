import { expect, it } from 'vitest'
import { physicalClasses, physicalDeclarations, physicalInScript } from './direction'
import { files, isDictionary, read, scripts } from './sources'

it('knows a physical class from a logical one', () => {
  const physical = 'ml-2 md:mr-4 -ml-px pl-[3px] hover:pr-0 left-0 -right-1 text-left border-l border-r-2 rounded-tl-md'
  const logical = 'ms-2 pe-4 start-0 end-1 text-start border-s rounded-ss-md mx-2 px-3 border-line placeholder-muted'
  expect(physicalClasses(physical)).toEqual(physical.split(' '))
  expect(physicalClasses(logical)).toEqual([])
})

it('knows a physical declaration from a logical one', () => {
  const css = '.a { margin-left: 1px; left: 0; text-align: right; border-top-left-radius: 2px }'
  expect(physicalDeclarations(css)).toHaveLength(4)
  expect(physicalDeclarations('.a { margin-inline-start: 1px; inset-inline-start: 0; text-align: start }')).toEqual([])
})

it('finds them in markup', () => {
  const source = 'const a = <p className="ml-2" style={{ marginLeft: 1 }} />'
  expect(physicalInScript('a.tsx', source)).toEqual(['a.tsx:1 ml-2', 'a.tsx:1 style marginLeft'])
})

it('lets the page mirror: no physical side in classes, styles or style sheets', () => {
  const code = scripts.filter((path) => path.startsWith('src/') && !isDictionary(path))
  expect(code.flatMap((path) => physicalInScript(path))).toEqual([])
  const sheets = files.filter((path) => path.endsWith('.css'))
  expect(sheets).not.toEqual([])
  expect(sheets.flatMap((path) => physicalDeclarations(read(path)).map((what) => `${path} ${what}`))).toEqual([])
})
