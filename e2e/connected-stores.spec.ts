import { demoPlan } from '../src/domain/plan/demo-plan'
import { actuals } from '../src/i18n/ar/plans/actuals'
import { connectedStores as words } from '../src/i18n/ar/plans/connected-stores'
import { actualsHref } from '../src/paths'
import { expectAccessible } from './accessibility'
import { expect, testOnOwn } from './fixtures'
import { expectNoOverflow } from './layout'
import { projectCalls } from './people'
import { startWithStores } from './servers/stores-server'

const { test } = testOnOwn(startWithStores)
test.use({ lang: 'ar', width: 360 })

test('a store is connected on its platform, its months are fetched, and stay when it is disconnected', async ({
  page,
  own,
}) => {
  const calls = projectCalls(page)
  await calls.register()
  const id = await calls.create('عطر العود', demoPlan())
  // The merchant agrees at once.
  await page.route('https://accounts.salla.sa/**', (route) => {
    const asked = route.request().url()
    const back = `${new URL(asked).searchParams.get('redirect_uri')}?${own.standIn.agree(asked)}`
    return route.fulfill({
      contentType: 'text/html',
      body: `<script>location.replace(${JSON.stringify(back)})</script>`,
    })
  })
  await page.goto(actualsHref(id))
  await page.getByRole('button', { name: words.connect.replace('{{platform}}', words.platforms.salla) }).click()
  await expect(page).toHaveURL(new RegExp(id))
  await expect(page.getByRole('row', { name: actuals.figures.orders })).toBeVisible()
  const panel = page.locator('section', { has: page.getByRole('heading', { name: words.title }) })
  await expect(panel.getByRole('button', { name: words.fetchNow })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await panel.getByRole('button', { name: words.disconnect }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.disconnect }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(0)
  await expect(page.getByRole('row', { name: actuals.figures.orders })).toBeVisible()
})
