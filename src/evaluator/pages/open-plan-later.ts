import { lazyPage } from '../../i18n/lazy-page'

/** The dialog that opens a file, loaded with its words once it is wanted. */
export const OpenPlan = lazyPage(
  () => import('../files/open/open-plan').then((module) => module.OpenPlan),
  'files',
  'fields',
  'rules',
  'costs',
  'season',
)
