import { useAtomValue } from 'jotai'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import type { Trial } from '../../../../domain/edits/trial'
import { seek } from '../../../../domain/model/decisions/seek'
import type { Plan } from '../../../../domain/plan/plan'
import { builtInBenchmarks } from '../../../../domain/reference/benchmarks'
import { namedWords } from '../../../../i18n/testing/named-words'
import { picturedPlans } from '../../../../results/testing/example-plans'
import { answerBaseAtom } from '../../../results/answers/applied'
import { UnfoldedContext } from '../../../results/cards/fold'
import { CashPanel, FiguresAndNotes, MonthsTab } from '../../../results/cash/cash-panel'
import { CodPanel } from '../../../results/cod/cod-panel'
import { ResultsDetails } from '../../../results/details/results-details'
import { breakEven, TakeLines, takeLevers } from '../../../results/details/what-it-takes'
import { ProductExplanation } from '../../../results/explanations/product-explanation'
import { SummaryBar, SummaryPanel } from '../../../results/summary/summary'
import { ResultsTop } from '../../../results/top/results-top'
import { TriedFigures } from '../../../results/trial/tried-figures'
import { TryPanel } from '../../../results/trial/try-panel'
import { TryRest } from '../../../results/trial/try-rest'
import { VatPanel } from '../../../results/vat/vat-panel'
import { dictionaries, renderWhole, textOf } from '../../../state/testing/render'
import { FirstResultLine } from '../../../steps/questions/first-result'
import { FullReport, WithoutResults } from './full-report'
import { OnePage } from './one-page'

// Which texts, figures and shapes stand where on the pages that show results, by the names of the texts: a row, a figure or a picture
// that is left out of one is seen beside what was there before. `npx vitest run --project unit outline -u` updates it.

/** What each lever has to become, which a page says once it has searched. */
function Searched() {
  const plan = useAtomValue(answerBaseAtom)
  const byLever = new Map(takeLevers.map((lever) => [lever, seek(plan, lever, breakEven, builtInBenchmarks)]))
  return <TakeLines answers={{ plan, goal: breakEven, byLever, pair: null }} isCurrent={true} />
}

const results = (
  <UnfoldedContext value={true}>
    <Searched />
    <SummaryPanel />
    <SummaryBar />
    <ResultsTop />
    <TryPanel />
    <TryRest />
    <TriedFigures />
    <ResultsDetails />
    <CashPanel />
    <MonthsTab />
    <FiguresAndNotes />
    <CodPanel />
    <VatPanel />
    <ProductExplanation at={0} />
    <FirstResultLine />
  </UnfoldedContext>
)

const report = (
  <>
    <OnePage />
    <WithoutResults months={[]} />
    <FullReport footer={null} months={[]} contents={[]} />
  </>
)

const names = namedWords(dictionaries.en)

/** What can be heard of an element and not seen. */
const heard = /<[^>]*?aria-label="([^"]*)"[^>]*>/g
const shape = /<(rect|path|circle|line|polyline|polygon|input|meter|progress)\b[^>]*>/gi
/** What stands below what is before it. */
const block =
  /<\/?(?:section|h\d|p|ul|ol|li|dl|table|tr|figure|figcaption|svg|details|summary|button|form|label|view|page)\b[^>]*>/gi

const figure = /[−+]?\d[\d.,]*/g
/** Figures or shapes that follow one another: they are counted. */
const run = /((?:[−+]?SAR )?#%?|\[\w+\])(?: \1)+/g
const count = (all: string, one: string) => `${one}×${all.split(one).length - 1}`

/** A line for each text of a page, by its name, with # for each figure in it and below it, and the shapes that follow. */
async function outlineOf(page: ReactElement, plan: Plan, trial?: Trial): Promise<string> {
  const markup = (await renderWhole(page, plan, trial, names))
    .replace(heard, '$& $1 ')
    .replace(shape, (_all, name: string) => ` [${name.toLowerCase()}] `)
    .replace(block, '\n')
  const blocks = markup.split('\n').map((line) => textOf(line).replace(figure, '#').trim())
  const lines = blocks
    .filter((line) => line !== '')
    .map((line) => (/[a-z]\.[a-z]/i.test(line) ? `\n${line}` : ` ${line}`))
  return lines.join('').replace(run, count).trim()
}

const { demo, loss, 'everything in use': everything, 'charges for cash on delivery': charges } = picturedPlans

const price: Trial = { values: { price: 199 }, steps: [] }
const open = { ...demo, unanswered: ['delivery' as const] }

const pages: [title: string, page: ReactElement, plan: Plan, trial?: Trial][] = [
  ['Results of the sample', results, demo],
  ['Results with everything in use, while a price is tried', results, everything, price],
  ['Results with charges for cash on delivery', results, charges],
  ['Results of a loss', results, loss],
  ['Results without units', results, picturedPlans['no units']],
  ['Results with open questions', results, open],
  ['Report of the sample', report, demo],
  ['Report with everything in use', report, everything],
  ['Report of a loss', report, loss],
  ['Report with open questions', report, open],
]

it('the pages of results and the report show every text, figure and picture that they did', async () => {
  const outlines: string[] = []
  for (const [title, page, plan, trial] of pages)
    outlines.push(`## ${title}\n\n${await outlineOf(page, plan, trial)}\n`)
  await expect(outlines.join('\n')).toMatchFileSnapshot('../testing/results-outline.md')
})
