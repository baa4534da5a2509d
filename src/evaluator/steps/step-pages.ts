import { lazyPage } from '../../i18n/lazy-page'

/** What each step before the results shows, loaded with its words and those of fields and their messages. */
export const stepPages = {
  setup: lazyPage(
    () => import('./setup/setup-step').then((page) => page.SetupStep),
    'setup',
    'fields',
    'rules',
    'costs',
  ),
  revenue: lazyPage(
    () => import('./revenue/revenue-step').then((page) => page.RevenueStep),
    'revenue',
    'fields',
    'rules',
    'costs',
  ),
  costs: lazyPage(() => import('./costs/costs-step').then((page) => page.CostsStep), 'costs', 'fields', 'rules'),
  advanced: lazyPage(
    () => import('./advanced/advanced-step').then((page) => page.AdvancedStep),
    'advanced',
    'season',
    'cashInputs',
    'revenue',
    'fields',
    'rules',
    'costs',
  ),
}

/** Loads the pages of all steps one after the other, so that each is there when it is chosen. */
export async function preloadSteps(): Promise<void> {
  try {
    for (const page of Object.values(stepPages)) await page.preload()
  } catch {
    // Without a network they are asked for again when they are chosen.
  }
}
