import { isNotBegun, storedPlan } from '../../src/domain/plan/evaluator-defaults'
import { withOverwritten } from '../../src/domain/plan/origins'
import { objectIn } from '../../src/domain/plan/parse-plan'

/** Whether a text may say of a figure that it is lent: what says so of none is kept as it is, over whichever plan. */
export const mayHoldLent = (sent: string): boolean =>
  /"(?:origins|createdWith|typicalWith)"|\\u/.test(sent) || isNotBegun(sent)

/**
 * A plan that a program saves over another one, to the letter, but for where its figures are from: what it wrote over is no
 * typical value, example or default any more.
 */
export function withOverwrittenText(before: string, sent: string): string {
  const after = storedPlan(sent).plan
  const settled = withOverwritten(storedPlan(before).plan, after)
  return settled === after ? sent : JSON.stringify({ ...objectIn(sent), origins: settled.origins })
}
