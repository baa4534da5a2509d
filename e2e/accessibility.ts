import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'
import { expect } from './fixtures'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs axe through the debugger, which the page's content security policy does not bind. */
async function analyse(page: Page): Promise<AxeResults> {
  const session = await page.context().newCDPSession(page)
  const run = `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`
  const { result: loaded } = await session.send('Runtime.evaluate', { expression: 'typeof axe' })
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `${loaded.value === 'object' ? '' : source};\n${run}.then(JSON.stringify)`,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  if (exceptionDetails) throw new Error(`axe did not run: ${exceptionDetails.exception?.description}`)
  return JSON.parse(String(result.value))
}

/** Fails with each rule that the page breaks and the elements that break it. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await analyse(page)
  const told = violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 5).map((node) => `${node.target.join(' ')}: ${node.failureSummary}`)
    return `${id}: ${help}\n    ${where.join('\n    ')}`
  })
  expect(told, 'what axe found').toEqual([])
}
