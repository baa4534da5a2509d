import { getTableColumns, type Table } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { categoryBenchmarks, defaultCostValues, overheadDefaults, teamRoleTemplates } from './reference-schema'
import { orders, otps, userProjects, userSessions, users } from './schema'

const stored: [string, Table, string][] = [
  [
    'a user',
    users,
    `email firstName lastName phone countryCode isEmailVerified isPhoneVerified businessName businessType businessCategory
     preferredLanguage preferredCurrency paymentStatus stripeCustomerId stripePaymentIntentId paymentDate paymentAmount
     accountType userNumber isActive isAdmin lastLoginAt createdAt updatedAt`,
  ],
  ['a mailed code', otps, 'email codeHash type isUsed expiresAt'],
  ['a session', userSessions, 'userId sessionToken expiresAt lastAccessedAt'],
  ['a project', userProjects, 'id userId projectName projectData isDefault createdAt updatedAt'],
  [
    'a benchmark',
    categoryBenchmarks,
    'id categoryId minMargin maxMargin typicalMargin minCac maxCac typicalCac currency region isActive',
  ],
  [
    'a default value',
    defaultCostValues,
    'id fieldName defaultValue fieldType category description minValue maxValue isActive',
  ],
  [
    'a team role',
    teamRoleTemplates,
    'id roleName category suggestedMonthlyCost description experienceLevel businessStage isActive',
  ],
  [
    'a default of an overhead',
    overheadDefaults,
    'id fieldName defaultAmount defaultMode defaultMonths category description isActive',
  ],
  [
    'an order',
    orders,
    `id userId customerName customerEmail customerPhone customerCountryCode productName quantity unitPrice totalAmount
     orderStatus orderNotes createdAt`,
  ],
]

it.each(stored)('has a column for every specified field of %s', (_what, table, names) => {
  const columns = Object.keys(getTableColumns(table))
  expect(names.split(/\s+/).filter((name) => !columns.includes(name))).toEqual([])
})

it('has the specified defaults', () => {
  const { preferredLanguage, preferredCurrency, paymentStatus, accountType } = getTableColumns(users)
  expect([preferredLanguage, preferredCurrency, paymentStatus, accountType].map((column) => column.default)).toEqual([
    'en',
    'SAR',
    'pending',
    'requires_payment',
  ])
  const { currency, region } = getTableColumns(categoryBenchmarks)
  expect([currency.default, region.default]).toEqual(['SAR', 'Saudi Arabia'])
  expect(getTableColumns(teamRoleTemplates).businessStage.default).toBe('startup')
  expect([getTableColumns(orders).quantity.default, getTableColumns(orders).orderStatus.default]).toEqual([
    1,
    'pending',
  ])
})

it('limits text columns to the lengths that forms allow', () => {
  const lengthOf = (column: object) => ('length' in column ? column.length : undefined)
  const user = getTableColumns(users)
  expect([user.firstName, user.lastName, user.phone, user.countryCode].map(lengthOf)).toEqual([100, 100, 20, 2])
  expect([user.businessName, user.businessType, user.businessCategory].map(lengthOf)).toEqual([200, 100, 100])
  expect(lengthOf(user.preferredCurrency)).toBe(3)
  const order = getTableColumns(orders)
  expect([order.customerName, order.customerPhone, order.productName].map(lengthOf)).toEqual([200, 20, 300])
  expect(lengthOf(getTableColumns(userProjects).projectName)).toBe(200)
})
