import type { ProcedureName } from '../../../routers/router'

const times = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, at) => text(at))
const keys = (bytes: number) => `{${times(Math.floor(bytes / 12), (at) => `"${at.toString(36).padStart(5, 'k')}":0`)}}`

/** Plans whose cost is not in their length, as long as one may be. */
const plans = (bytes: number): string[] => [
  `{"products":[${times(Math.floor(bytes / 3) - 10, () => '{}')}]}`,
  `{"team":[${times(Math.floor(bytes / 3) - 10, () => '{}')}]}`,
  `{"paymentMethods":[${times(Math.floor(bytes / 3) - 20, () => '{}')}]}`,
  `{"a":[${times(200, () => `[${times(Math.floor(bytes / 420), () => '0')}]`)}]}`,
  keys(bytes),
  '['.repeat(bytes),
  `${'{"a":'.repeat(Math.floor(bytes / 6))}0${'}'.repeat(Math.floor(bytes / 6))}`,
  JSON.stringify({ storeName: 'x'.repeat(bytes - 20) }),
  JSON.stringify({
    products: times(50, (at) => `p${at}`).map((id) => ({ id, unitPriceInclVAT: 1e300, unitsPerMonth: 1e300 })),
    team: times(200, (at) => `m${at}`).map((id) => ({ id, monthlyCost: 1e300 })),
    customOverheadsTech: times(200, (at) => `c${at}`).map((id) => ({ id, amount: 1e300, mode: 'oneTime' })),
    enableAdvancedAnalysis: true,
    planningHorizonMonths: 1e300,
  }),
]

/** Texts that cost much to compare, to normalize, to match or to show. */
const texts = (length: number): string[] => [
  'a'.repeat(length),
  `${'a@'.repeat(length / 2)}store.example`,
  `${'a.'.repeat(length / 2)}@${'b.'.repeat(100)}example`,
  // Marks that normalizing must put in order, one by one.
  `a${'\u0300'.repeat(length / 4)}${'\u0316'.repeat(length / 4)}`,
  '\ufdfa'.repeat(length / 3),
  ' '.repeat(length),
  '\u200d'.repeat(length / 3),
  '٣'.repeat(length / 2),
  '%_\\'.repeat(length / 3),
  `https://${'a.'.repeat(length / 2 - 8)}`,
]

/** What a procedure's field is filled with: hostile texts or plans, or else a value that leads to what costs most. */
type Field = 'text' | 'plan' | { is: unknown }
type Fields = Readonly<Record<string, Field>>

const none: Fields = {}
const id: Fields = { id: 'text' }
const is = (value: unknown): Field => ({ is: value })
const many: Field = is(Array(4000).fill('admin'))
const page: Fields = { cursor: 'text', limit: is(100), search: 'text' }
const code: Fields = { email: 'text', code: 'text' }
const amounts: Fields = { minMargin: is(1e300), typicalMargin: is(1e300), maxMargin: is(1e300), minCac: is(-1) }
const benchmark: Fields = { ...amounts, category: is('fashion'), region: 'text', notes: 'text' }
const described: Fields = { fieldName: 'text', displayName: 'text', description: 'text', value: is(1e300) }
const role: Fields = { role: 'text', roleAr: 'text', title: 'text', category: 'text', monthlyCost: is(1e300) }
const person: Fields = {
  email: 'text',
  password: 'text',
  firstName: 'text',
  lastName: 'text',
  phone: 'text',
  businessName: 'text',
  businessType: 'text',
  paymentIntentId: 'text',
}

/** The fields of each procedure; the compiler, and a test, ask for those of a new one. */
export const worstFields: Readonly<Record<ProcedureName, Fields>> = {
  'account.changePassword': { currentPassword: 'text', newPassword: 'text' },
  'account.confirmEmail': code,
  'account.delete': { password: 'text' },
  'account.endOtherSessions': none,
  'account.endSession': id,
  'account.exportData': { cursor: 'text' },
  'account.profile': none,
  'account.prove': { password: 'text' },
  'account.proveByCode': code,
  'account.sendConfirmation': none,
  'account.sendProofCode': none,
  'account.sessions': none,
  'account.update': person,
  'admin.analytics': none,
  'admin.audit.list': { ...page, action: 'text', actorId: 'text', targetId: 'text', targetType: many },
  'admin.categoryBenchmarks.create': benchmark,
  'admin.categoryBenchmarks.delete': id,
  'admin.categoryBenchmarks.list': none,
  'admin.categoryBenchmarks.update': { ...benchmark, ...id },
  'admin.defaultCosts.create': described,
  'admin.defaultCosts.delete': id,
  'admin.defaultCosts.list': none,
  'admin.defaultCosts.update': { ...described, ...id },
  'admin.exports.begin': { list: is('users'), filters: many },
  'admin.orders.list': { ...page, status: many, searchBy: is('email') },
  'admin.overheadDefaults.create': described,
  'admin.overheadDefaults.delete': id,
  'admin.overheadDefaults.list': none,
  'admin.overheadDefaults.update': { ...described, ...id },
  'admin.projects.get': id,
  'admin.projects.list': { ...page, searchBy: is('owner') },
  'admin.statistics': none,
  'admin.status': none,
  'admin.teamTemplates.create': role,
  'admin.teamTemplates.delete': id,
  'admin.teamTemplates.list': none,
  'admin.teamTemplates.update': { ...role, ...id },
  'admin.users.create': person,
  'admin.users.list': { ...page, sort: is('-created') },
  'admin.users.setAdmin': { ...id, isAdmin: is(true) },
  'admin.users.setPassword': { ...id, password: 'text' },
  'admin.users.setStatus': { ...id, isActive: is(true) },
  'auth.accessStatus': none,
  'auth.earlyAccess': none,
  'auth.login': { email: 'text', password: 'text' },
  'auth.loginWithCode': code,
  'auth.logout': none,
  'auth.register': person,
  'auth.resetPassword': { ...code, password: 'text' },
  'auth.sendCode': { email: 'text', type: is('login') },
  'auth.session': none,
  'auth.sessionEnd': none,
  'benchmarks.list': none,
  'evaluator.defaults': none,
  'evaluator.evaluate': { projectData: 'plan' },
  'health.check': none,
  'payments.checkout': { language: 'text' },
  'payments.receipt': none,
  'payments.settle': { sessionId: 'text' },
  'payments.verify': { paymentIntentId: 'text' },
  'projects.create': { projectName: 'text', projectData: 'plan' },
  'projects.delete': id,
  'projects.deleted.bringBack': id,
  'projects.deleted.list': none,
  'projects.deleted.purge': id,
  'projects.duplicate': { ...id, projectName: 'text' },
  'projects.findDefault': none,
  'projects.get': id,
  'projects.list': { cursor: 'text', limit: is(100) },
  'projects.listPlans': { cursor: 'text', limit: is(100) },
  'projects.rename': { ...id, projectName: 'text' },
  'projects.save': { ...id, projectName: 'text', projectData: 'plan' },
  'projects.setDefault': id,
  'projects.shares.create': { ...id, name: 'text', days: is(30) },
  'projects.shares.list': id,
  'projects.shares.revoke': { ...id, shareId: 'text' },
  'projects.shares.update': { ...id, shareId: 'text' },
  'projects.versions.get': { ...id, versionId: 'text' },
  'projects.versions.keep': { ...id, projectData: 'plan', name: 'text' },
  'projects.versions.list': { ...id, cursor: 'text', limit: is(100) },
  'projects.versions.name': { ...id, versionId: 'text', name: 'text' },
  'projects.versions.named': id,
  'projects.versions.restore': { ...id, versionId: 'text' },
  'shares.open': { token: 'text' },
  'teamTemplates.list': none,
  'tokens.create': { name: 'text', scope: is('read'), days: 'text' },
  'tokens.list': none,
  'tokens.revoke': id,
  'webhooks.create': { url: 'text' },
  'webhooks.delete': id,
  'webhooks.deliveries': id,
  'webhooks.list': none,
  'webhooks.ping': id,
  'webhooks.setActive': { ...id, isActive: is(true) },
}

/** What each text field gets, one body for each hostile text; a plan stays the empty one, or the other way round. */
function filled(fields: Fields, kind: 'text' | 'plan', hostile: string, harmless: string): string {
  const entries = Object.entries(fields).map(([name, field]) => {
    if (typeof field === 'object') return [name, field.is]
    return [name, field === kind ? hostile : field === 'plan' ? '{}' : harmless]
  })
  return JSON.stringify({ json: Object.fromEntries(entries) })
}

/** What is refused before fields are validated. */
export const shapeless = (bytes: number): string[] => [
  `{"json":[${times(Math.floor(bytes / 3) - 10, () => '{}')}]}`,
  `{"json":${keys(bytes - 20)}}`,
  '['.repeat(bytes),
  `{"json":{},"meta":{"v":1,"values":${keys(bytes - 60)}}}`,
  `{"json":null,"meta":{"v":1,"values":{"${'a.'.repeat(bytes / 2 - 40)}":["undefined"]}}}`,
  `{"json":"${'\\u0041'.repeat(bytes / 6 - 10)}"}`,
]

/** The worst bodies of a procedure, none longer than this many bytes. `id` is that of a project of the caller's. */
export function worstBodies(fields: Fields, bytes: number, id: string): string[] {
  const kinds = Object.values(fields)
  const textFields = kinds.filter((kind) => kind === 'text').length
  const each = Math.floor((bytes - 2000) / Math.max(1, textFields) / 2)
  const ofTexts = textFields === 0 ? [] : texts(each).map((text) => filled(fields, 'text', text, ''))
  const hasPlan = kinds.includes('plan')
  const ofPlans = hasPlan ? plans(256 * 1024).map((plan) => filled(fields, 'plan', plan, id)) : []
  return [...ofTexts, ...ofPlans]
}
