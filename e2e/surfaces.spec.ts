import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import type { Locator } from 'playwright/test'
import { evaluate } from '../src/domain/model/evaluate'
import { startMonthOf } from '../src/domain/model/season/start-month'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { secondSample } from '../src/domain/samples/second-sample'
import { more } from '../src/i18n/en/more'
import { options } from '../src/i18n/en/options'
import { compare } from '../src/i18n/en/plans/compare'
import { report } from '../src/i18n/en/plans/report'
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

/** What a workbook is made of, without when it was made. */
const partsOf = (workbook: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(workbook)).map(([name, part]) => [
      name,
      new TextDecoder().decode(part).replace(/<dcterms:\w+ [^>]*>[^<]*/g, ''),
    ]),
  )

/** What is drawn on the pages of a PDF, and the fonts in it: each is packed by what made it. */
const drawnIn = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/stream\n(.*?)\nendstream/gs),
  ].map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))

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
  const served = async (file: string) => (await page.request.get(`/api/projects/${id}/${file}`)).body()
  const other = await create(`Beside ${name.slice(9)}`, { ...demoPlan(), startMonth: plan.startMonth })

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
  const parts = partsOf(readFileSync(await download.path()))
  expect(parts, 'the workbook of the server').toEqual(partsOf(await served('workbook?language=en')))
  const texts = Object.values(parts).join('')
  for (const said of [month, money]) expect(plain(texts), 'the workbook').toContain(said)

  await page.getByRole('button', { name: exportFile.another }).click()
  await page.getByRole('radio', { name: excel.kinds.csv }).check()
  const [months] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: excel.make }).click(),
  ])
  const rows = readFileSync(await months.path(), 'utf8')
  expect(rows, 'the table of the server').toBe((await served('csv?language=en')).toString())
  const csv = plain(rows)
  for (const said of [month, money]) expect(csv, 'the table of months').toContain(said)

  await page.keyboard.press('Escape')
  await openMore(page)
  await page.getByRole('button', { name: more.report }).click()
  const [onePage] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: report.dialog.make }).click(),
  ])
  expect(drawnIn(readFileSync(await onePage.path())), 'the page of the server').toEqual(
    drawnIn(await served('report?kind=page&language=en')),
  )

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
