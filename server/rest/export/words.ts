import type { Language } from '../../../src/domain/options'
import { adminOrders as ordersAr } from '../../../src/i18n/ar/admin/admin-orders'
import { adminProjects as projectsAr } from '../../../src/i18n/ar/admin/admin-projects'
import { adminUsers as usersAr } from '../../../src/i18n/ar/admin/admin-users'
import { fields as fieldsAr } from '../../../src/i18n/ar/evaluator/fields'
import { options as optionsAr } from '../../../src/i18n/ar/options'
import { adminOrders as ordersEn } from '../../../src/i18n/en/admin/admin-orders'
import { adminProjects as projectsEn } from '../../../src/i18n/en/admin/admin-projects'
import { adminUsers as usersEn } from '../../../src/i18n/en/admin/admin-users'
import { fields as fieldsEn } from '../../../src/i18n/en/evaluator/fields'
import { options as optionsEn } from '../../../src/i18n/en/options'

const english = { users: usersEn, orders: ordersEn, projects: projectsEn, options: optionsEn, fields: fieldsEn }
const arabic = { users: usersAr, orders: ordersAr, projects: projectsAr, options: optionsAr, fields: fieldsAr }

/** The words of the screens, which the files say too. */
export const exportWords = { en: english, ar: arabic } satisfies Record<Language, unknown>
export type ExportWords = (typeof exportWords)[Language]
