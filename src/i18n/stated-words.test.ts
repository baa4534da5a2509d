import { expect, it } from 'vitest'
import { consultation } from '../domain/site/product-price'
import { account } from './en/account/account'
import { adminDashboard } from './en/admin/admin-dashboard'
import { adminData } from './en/admin/admin-data'
import { adminOrders } from './en/admin/admin-orders'
import { adminProjects } from './en/admin/admin-projects'
import { adminUsers } from './en/admin/admin-users'
import { errors } from './en/errors'
import { costs } from './en/evaluator/costs'
import { evaluator } from './en/evaluator/evaluator'
import { results } from './en/evaluator/results'
import { revenue } from './en/evaluator/revenue'
import { rules } from './en/evaluator/rules'
import { summary } from './en/evaluator/summary'
import { landing } from './en/landing'
import { projects } from './en/projects'
import { shell } from './en/shell'

// Words that the product was specified with: support, guides and other programs quote them.

it('errors of a plan have the specified words', () => {
  expect(rules).toMatchObject({
    storeNameRequired: 'Please enter a store name',
    storeNameTooLong: 'Store name is too long (maximum {{max}} characters)',
    productNameRequired: 'Please enter a product name',
    productNameTooLong: 'Product name is too long (maximum {{max}} characters)',
    productCategoryRequired: 'Please select a product category',
    unitPriceRequired: 'Unit price is required',
    unitPriceTooLow: 'Unit price should be at least {{min}} {{currency}} for realistic business modeling',
    unitPriceTooHigh: 'Unit price seems unreasonably high (max {{max}} {{currency}})',
    unitsRequired: 'Please enter expected monthly unit sales (minimum 1 unit)',
    unitsTooHigh: 'Units per month seems unreasonably high',
    percentRange: 'Percentage must be between 0 and 100',
    percentTooHigh: 'Percentage cannot exceed 100%',
    tooHigh: 'Value seems unusually high',
    negative: 'Value cannot be negative',
  })
  expect(errors.issues).toMatchObject({
    required: 'This field is required',
    number: 'Please enter a valid number',
    email: 'Please enter a valid email address',
  })
  expect(account.problems.passwordRequired).toBe('Password is required')
})

it('outcomes of signing in, registering and paying have the specified words', () => {
  expect(shell.toast).toEqual({
    success: 'Success',
    error: 'Error',
    loggedOut: 'Logged out successfully',
    logoutFailed: 'Failed to logout',
  })
  expect(account.register).toMatchObject({
    success: 'Registration Successful!',
    failedTitle: 'Registration Failed',
    failedStatus: 'Registration failed ({{status}})',
    wrong: 'Something went wrong. Please try again.',
    payment: {
      verified: 'Payment Verified!',
      failedTitle: 'Payment Verification Failed',
      failed: 'Unable to verify your payment. Please contact support.',
    },
  })
  expect(account.login).toMatchObject({
    success: 'Login Successful!',
    failedTitle: 'Login Failed',
    failedStatus: 'Login failed ({{status}})',
    wrong: 'Something went wrong. Please try again.',
  })
})

it('outcomes of project calls have the specified words', () => {
  expect(projects.toast).toMatchObject({
    error: 'Error',
    created: 'Project created successfully',
    deleted: 'Project deleted successfully',
    defaultSet: 'Default project updated',
    duplicated: 'Project duplicated successfully',
    createFailed: 'Failed to create project',
    deleteFailed: 'Failed to delete project',
    defaultFailed: 'Failed to set default project',
    duplicateFailed: 'Failed to duplicate project',
  })
  expect(projects.status).toMatchObject({
    'not-started': 'Start your analysis',
    'ready-to-review': 'Ready to review',
    complete: 'Analysis complete',
  })
  expect(projects.copy).toBe(' (Copy)')
})

it('outcomes of changes to users have the specified words', () => {
  expect(adminUsers.toast).toMatchObject({
    created: 'User created successfully',
    createFailed: 'Failed to create user',
    statusUpdated: 'User status updated successfully',
    statusFailed: 'Failed to update user status',
    roleUpdated: 'Admin status updated successfully',
    roleFailed: 'Failed to update admin status',
  })
})

it.each([
  [adminData.benchmarks.toast, 'category benchmark', 'save'],
  [adminData.costs.toast, 'default cost value', 'create'],
  [adminData.roles.toast, 'team role template', 'create'],
  [adminData.overheads.toast, 'overhead default', 'create'],
])('outcomes of changes to reference data have the specified words: %#', (toast, name, create) => {
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  expect(toast).toEqual({
    created: `${capital} created successfully`,
    createFailed: `Failed to ${create} ${name}`,
    updated: `${capital} updated successfully`,
    updateFailed: `Failed to update ${name}`,
    deleted: `${capital} deleted successfully`,
    deleteFailed: `Failed to delete ${name}`,
  })
})

it('empty lists have the specified words', () => {
  expect([adminOrders.empty, adminProjects.empty, projects.empty.title]).toEqual([
    'No orders found',
    'No projects created yet',
    'No projects created yet',
  ])
  expect([adminDashboard.active.empty, adminDashboard.activity.empty]).toEqual([
    'No active users yet',
    'No recent activity',
  ])
  const lists = [adminData.benchmarks, adminData.costs, adminData.roles, adminData.overheads]
  expect(lists.map(({ empty }) => empty)).toEqual(
    ['category benchmarks', 'default cost values', 'team role templates', 'overhead defaults'].map(
      (name) => `No ${name} yet. Add one above to get started`,
    ),
  )
  expect(costs.product.none).toBe('No products added yet')
})

it('warnings on results have the specified words', () => {
  expect(summary.eachSaleLoses).toBe(
    'Negative Unit Economics – Your unit economics are negative; increase price or reduce variable costs.',
  )
  expect(evaluator.rail.addUnits).toBe('Add units to see results.')
  expect(results.verdict.toProfit).toBe(
    'To become profitable: increase sales, reduce costs, or lower business expenses.',
  )
  expect(results.cards.cannot).toBe('Cannot break even')
  expect(results.reality.text).toMatch(
    /expect high sales.*tests whether the numbers support.*peer or a consultant review/,
  )
  expect([revenue.maximum.title, revenue.maximum.text]).toEqual([
    'Maximum {{max}} products',
    'To add more, remove an existing product first',
  ])
})

it('cost fields name the usual ranges', () => {
  const { hints } = costs.product
  expect([hints.fxFeePct, hints.expectedDefectPct, hints.expectedShortagePct]).toEqual([
    'Banks and transfer services usually take 1 to 3%.',
    'Usually 1 to 3%.',
    'Usually 0.5 to 1%.',
  ])
  expect(costs.product.dutyBasis.cif).toBe('Customs value with freight (CIF)')
  expect(costs.hints.paymentBasicPercent).toContain('Typically 2 to 7%')
  expect(costs.contingency.guide).toContain('5 to 15% of total monthly expenses')
})

it('the sales mix tip names roughly 50/30/20', () => {
  expect(revenue.planning.mixTip).toContain('roughly 50/30/20')
})

it('scenarios are described by their factors', () => {
  expect(results.scenarioNotes).toMatchObject({
    conservative: '30% lower demand and 20% higher costs',
    optimistic: '50% higher demand and 10% lower costs',
  })
})

it('the landing page claims unlimited projects, several products, updates, adjustable VAT and its creator’s record', () => {
  const { pricing, creator, features, hero } = landing
  expect([pricing.projects, pricing.products, pricing.free, pricing.rate]).toEqual([
    'Unlimited projects',
    'Multiple products in each project',
    'Free updates',
    'Adjustable Saudi VAT',
  ])
  expect([creator.years, creator.sales]).toEqual(['10+ years', 'SAR 60M+'])
  expect(Object.keys(features).filter((key) => key !== 'title')).toHaveLength(6)
  expect(hero.consultation).toBe('Every purchase includes 2 hours of expert consultation, worth {{value}}.')
  expect(consultation).toEqual({ hours: 2, valueSAR: 500 })
})
