import { expect, it } from 'vitest'
import { circlesIn, stacks } from './circles'
import { importsOf } from './imports'
import { files, isTest } from './sources'

/** Generated files count too. */
const isCode = /(?<!\.d)\.(ts|tsx|mjs)$/

const step = (from: string, to: string) => ({ from, to })

it('finds folders that import each other, at every depth and over several steps', () => {
  const [ab, bc, ca] = [step('p/a/1.ts', 'p/b/2.ts'), step('p/b/x/3.ts', 'p/c/4.ts'), step('p/c/5.ts', 'p/a/y/6.ts')]
  expect(circlesIn('p', [ab, bc])).toEqual([])
  expect(circlesIn('p', [ab, bc, ca])).toEqual([
    'p/a → p/b → p/c → p/a (p/a/1.ts imports p/b/2.ts; p/b/x/3.ts imports p/c/4.ts; p/c/5.ts imports p/a/y/6.ts)',
  ])
  const inside = [step('p/a/x/1.ts', 'p/a/y/2.ts'), step('p/a/y/3.ts', 'p/a/x/4.ts')]
  expect(circlesIn('p', inside)).toHaveLength(1)
})

it('takes a folder and those inside it for one, and the files of the stack itself for a folder', () => {
  expect(circlesIn('p', [step('p/a/1.ts', 'p/a/x/2.ts'), step('p/a/x/3.ts', 'p/a/4.ts')])).toEqual([])
  expect(circlesIn('p', [step('p/1.ts', 'p/a/2.ts'), step('p/a/3.ts', 'p/4.ts')])).toHaveLength(1)
})

it.each(stacks)('%s has no circle of folders', (stack) => {
  const own = files.filter((path) => path.startsWith(`${stack}/`) && isCode.test(path) && !isTest(path))
  expect(circlesIn(stack, own.flatMap(importsOf))).toEqual([])
})
