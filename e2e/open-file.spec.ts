import { demoPlan } from '../src/domain/plan/demo-plan'
import { expect, test } from './fixtures'
import { projectCalls } from './people'

test.use({ keepsPage: true, lang: 'en', width: 1280 })

const file = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

test('a file opens over a project after its changes were shown, and Undo takes it back', async ({ page }) => {
  const { register, create } = projectCalls(page)
  await register()
  const plan = { ...demoPlan(), storeName: 'Noor' }
  const id = await create('Noor', plan)
  await page.goto(`/app/evaluation/${id}?step=setup`)
  const dialog = page.getByRole('dialog')
  const chosen = dialog.locator('input[type=file]')
  const ask = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Open a file' }).click()
  }
  await ask()
  await chosen.setInputFiles(file('setup.json', 'MZ\u0090 a program'))
  await expect(dialog.getByRole('alert')).toContainText('Nothing was changed.')
  await chosen.setInputFiles(file('plan.json', { ...plan, storeName: 'Layan', vatPct: 5, ownKey: [1] }))
  await expect(dialog.getByRole('listitem')).toHaveText([/Store name.*Noor.*Layan/, /VAT rate.*15%.*5%/])
  // Closed while the plan before is still being kept: nothing is replaced.
  await page.route(/versions\.keep/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  const versionKept = page.waitForResponse(/versions\.keep/)
  await dialog.getByRole('button', { name: 'Replace the plan' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await versionKept
  await expect(page.getByLabel('Store name')).toHaveValue('Noor')
  await page.unroute(/versions\.keep/)
  await ask()
  await chosen.setInputFiles(file('plan.json', { ...plan, storeName: 'Layan', vatPct: 5, ownKey: [1] }))
  await dialog.getByRole('button', { name: 'Replace the plan' }).click()
  await expect(page.getByLabel('Store name')).toHaveValue('Layan')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByLabel('Store name')).toHaveValue('Noor')
})
