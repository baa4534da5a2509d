import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Locator } from 'playwright/test'
import { evaluate } from '../src/domain/model/evaluate'
import { startMonthOf } from '../src/domain/model/season/start-month'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { secondSample } from '../src/domain/samples/second-sample'
import { more } from '../src/i18n/en/more'
import { options } from '../src/i18n/en/options'
import { compare } from '../src/i18n/en/plans/compare'
import { excel } from '../src/i18n/en/workbook/excel'
import { exportFile } from '../src/i18n/en/workbook/export-file'
import { formatMoney } from '../src/i18n/format'
import { compareHref } from '../src/paths'
import { calendarMonth } from '../src/results/conclusion/calendar-month'
import { admin, call, test } from './accounts-server'
import { expect } from './fixtures'
import { openMore } from './more'
import { projectCalls } from './people'
import { railOf } from './rail'

/** Not registered, with cash by month: its sales make it register within the year, so that most figures have two values. */
const plan = { ...secondSample(), unanswered: [] }
const { conclusion } = evaluate(plan)

/** A text as it is read: no marks of direction, plain spaces. */
const plain = (text: string) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ')
const whole = (value: number) => plain(formatMoney(Math.abs(value), 'en', plan.currency, { min: 0, max: 0 }))
const read = async (part: Locator) => plain(await part.innerText())

test('every surface gives one plan the same word, month, money and month in which that is back', async ({
  page,
  request,
}) => {
  const { needed, back, income, verdict } = conclusion
  if (verdict === null || needed?.kind !== 'amount' || back?.kind !== 'month') throw new Error('a plan that says all')
  const [word, month, money] = [options.verdictWords[verdict], whole(income), whole(needed.amount)]
  const backMonth = calendarMonth(startMonthOf(plan), back.month, 'en') ?? ''
  await call(page, 'auth.login', admin)
  const { create } = projectCalls(page)
  const name = `Surfaces ${Date.now()}`
  const id = await create(name, plan)
  const other = await create(`Beside ${name.slice(9)}`, demoPlan())

  await page.goto(`/app/evaluation/${id}?step=results`)
  await page.locator('#verdict').waitFor()
  const results = await read(page.locator('main'))
  for (const said of [word, month, money, backMonth]) expect(results, 'Results').toContain(said)

  await page.goto(`/app/evaluation/${id}?step=costs`)
  await expect(railOf(page)).toContainText(word)
  const rail = await read(railOf(page))
  for (const said of [month, money]) expect(rail, 'the rail').toContain(said)

  await openMore(page)
  await page.getByRole('button', { name: more.workbook }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: excel.make }).click(),
  ])
  const sheets = unzipSync(readFileSync(await download.path()))
  const texts = Object.values(sheets)
    .map((part) => new TextDecoder().decode(part))
    .join('')
  for (const said of [month, money]) expect(plain(texts), 'the workbook').toContain(said)

  await page.getByRole('button', { name: exportFile.another }).click()
  await page.getByRole('radio', { name: excel.kinds.csv }).check()
  const [months] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: excel.make }).click(),
  ])
  const csv = plain(readFileSync(await months.path(), 'utf8'))
  for (const said of [month, money]) expect(csv, 'the table of months').toContain(said)

  await page.goto('/app/projects')
  const card = page.getByRole('listitem').filter({ hasText: name })
  await expect(card).toContainText(word)
  for (const said of [month, money]) expect(await read(card), 'the card').toContain(said)

  await page.goto(compareHref([id, other]))
  const compared = page.getByRole('table', { name: compare.results, exact: true })
  await expect(compared).toContainText(word)
  for (const said of [month, money, 'Feb 2028']) expect(await read(compared), 'compare').toContain(said)

  await page.goto(`/admin?tab=projects&project=${id}`)
  const administered = page.locator('section', { has: page.locator('#verdict') })
  await expect(administered).toContainText(options.verdicts[verdict])
  for (const said of [month, money, backMonth]) expect(await read(administered), 'administration').toContain(said)

  const shared = await page.request.post('/trpc/projects.shares.create', {
    data: { id },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const link = JSON.stringify(await shared.json()).match(/"token":"([^"]+)"/)?.[1] ?? ''
  await page.goto(`/s/${link}`)
  await page.locator('#verdict').waitFor()
  const seen = await read(page.locator('main'))
  for (const said of [word, month, money, backMonth]) expect(seen, 'the link').toContain(said)

  const answer = await request.post('/api/evaluate', { data: { projectData: JSON.stringify(plan) } })
  const { evaluation, shownVerdict } = await answer.json()
  expect(evaluation.conclusion).toEqual(JSON.parse(JSON.stringify(conclusion)))
  expect(shownVerdict).toBe(verdict)
})
