import { emptyFounderMonth } from '../../../src/domain/actuals/month'
import { createDevice } from '../../auth/passkeys/testing/device'
import type { ProcedureName } from '../../routers/router'
import { newPerson, signedInVisitor, Visitor } from '../../testing/test-app'
import { adminLists, exportLists } from './lists'
import type { World } from './world'

type Call = (world: World) => Promise<unknown>

/** The browsers of an administrator and of a founder. */
const ours = ({ admin, founder }: World) => ({
  admin: admin.visitor.trpc.admin,
  trpc: founder.visitor.trpc,
  person: founder.person,
})
/** From an address of its own: so many registrations from one are refused. */
let addresses = 0
const newUser = ({ app }: World) => signedInVisitor(app, {}, new Visitor(app, undefined, `198.51.100.${++addresses}`))
const account = async (world: World) => (await newUser(world)).visitor.trpc.account

const benchmark = { minMargin: 1, typicalMargin: 2, maxMargin: 3, minCac: 1, typicalCac: 2, maxCac: 3 }
const profile = { firstName: 'Noor', lastName: 'Saleh', phone: '0501234567' }

async function signInWithCode(world: World, type: 'login' | 'password_reset') {
  const { email } = (await newUser(world)).person
  await world.anonymous.trpc.auth.sendCode.mutate({ email, type })
  return { email, code: world.code() }
}

const accounts = {
  async 'account.changePassword'(world) {
    const { visitor, person } = await newUser(world)
    const passwords = { currentPassword: person.password, newPassword: 'another one of mine' }
    await visitor.trpc.account.changePassword.mutate(passwords)
  },
  async 'account.confirmEmail'(world) {
    const { confirmEmail } = await account(world)
    await confirmEmail.mutate({ code: world.code() })
  },
  async 'account.delete'(world) {
    const { visitor, person } = await newUser(world)
    await visitor.trpc.account.delete.mutate({ password: person.password })
  },
  async 'account.deleteByCode'(world) {
    const { deleteByCode, sendProofCode } = await account(world)
    await sendProofCode.mutate()
    await deleteByCode.mutate({ code: world.code() })
  },
  'account.endOtherSessions': async (world) => (await account(world)).endOtherSessions.mutate(),
  async 'account.endSession'(world) {
    const { endSession, sessions } = await account(world)
    const [session] = await sessions.query()
    if (session) await endSession.mutate({ id: session.id })
  },
  'account.exportData': (world) => ours(world).trpc.account.exportData.query({}),
  'account.profile': (world) => ours(world).trpc.account.profile.query(),
  'account.prove': async ({ founder: { visitor, person } }) =>
    visitor.trpc.account.prove.mutate({ password: person.password }),
  async 'account.proveByCode'(world) {
    const { proveByCode, sendProofCode } = await account(world)
    await sendProofCode.mutate()
    await proveByCode.mutate({ code: world.code() })
  },
  'account.sendConfirmation': async (world) => (await account(world)).sendConfirmation.mutate(),
  'account.sendProofCode': async (world) => (await account(world)).sendProofCode.mutate(),
  'account.sessions': (world) => ours(world).trpc.account.sessions.query(),
  'account.update': (world) => ours(world).trpc.account.update.mutate(profile),
  'auth.accessStatus': (world) => ours(world).trpc.auth.accessStatus.query(),
  'auth.earlyAccess': ({ anonymous }) => anonymous.trpc.auth.earlyAccess.query(),
  'auth.login': (world) => new Visitor(world.app).trpc.auth.login.mutate(world.founder.person),
  'auth.loginWithCode': async (world) =>
    new Visitor(world.app).trpc.auth.loginWithCode.mutate({
      ...(await signInWithCode(world, 'login')),
      endsPassword: true,
    }),
  'auth.logout': async (world) => (await newUser(world)).visitor.trpc.auth.logout.mutate(),
  'auth.register': newUser,
  'auth.resetPassword': async (world) =>
    world.anonymous.trpc.auth.resetPassword.mutate({
      ...(await signInWithCode(world, 'password_reset')),
      password: 'another one of mine',
    }),
  'auth.sendCode': (world) => signInWithCode(world, 'login'),
  'auth.session': (world) => ours(world).trpc.auth.session.query(),
  'auth.sessionEnd': (world) => ours(world).trpc.auth.sessionEnd.query(),
} satisfies Partial<Record<ProcedureName, Call>>

/** A device with a passkey of a new user. */
async function withPasskey(world: World) {
  const { visitor, user } = await newUser(world)
  await visitor.trpc.account.confirmEmail.mutate({ code: world.code() })
  const device = createDevice()
  const options = await visitor.trpc.passkeys.begin.mutate()
  const { id } = await visitor.trpc.passkeys.add.mutate({ name: 'A phone', answer: device.make(options) })
  return { visitor, user, device, id }
}

const keys = {
  'passkeys.loginOptions': ({ anonymous }) => anonymous.trpc.passkeys.loginOptions.mutate(),
  async 'passkeys.login'(world) {
    const { device } = await withPasskey(world)
    const options = await world.anonymous.trpc.passkeys.loginOptions.mutate()
    await new Visitor(world.app).trpc.passkeys.login.mutate({ answer: device.answer(options) })
  },
  async 'passkeys.recover'(world) {
    const { visitor, user } = await withPasskey(world)
    const [code = ''] = (await visitor.trpc.passkeys.makeRecoveryCodes.mutate()).codes
    await new Visitor(world.app).trpc.passkeys.recover.mutate({ email: user.email, code })
  },
  'passkeys.list': (world) => ours(world).trpc.passkeys.list.query(),
  'passkeys.begin': withPasskey,
  'passkeys.add': withPasskey,
  async 'passkeys.remove'(world) {
    const { visitor, id } = await withPasskey(world)
    await visitor.trpc.passkeys.remove.mutate({ id })
  },
  'passkeys.makeRecoveryCodes': async (world) =>
    (await withPasskey(world)).visitor.trpc.passkeys.makeRecoveryCodes.mutate(),
  'passkeys.proofOptions': async (world) => (await withPasskey(world)).visitor.trpc.passkeys.proofOptions.mutate(),
  async 'passkeys.prove'(world) {
    const { visitor, device } = await withPasskey(world)
    await visitor.trpc.passkeys.prove.mutate({
      answer: device.answer(await visitor.trpc.passkeys.proofOptions.mutate()),
    })
  },
} satisfies Partial<Record<ProcedureName, Call>>

const ofModel = {
  'compute.compare': ({ anonymous }) =>
    anonymous.trpc.compute.compare.mutate({ projectData: '{}', comparedWith: '{"vatPct":5}' }),
  'compute.discounts': ({ anonymous }) =>
    anonymous.trpc.compute.discounts.mutate({ projectData: '{}', discountPct: 10 }),
  'compute.explain': ({ anonymous }) =>
    anonymous.trpc.compute.explain.mutate({ projectData: '{}', result: 'bottomLine.operatingIncome' }),
  'compute.patch': ({ anonymous }) =>
    anonymous.trpc.compute.patch.mutate({ projectData: '{}', figures: { vatPct: 15 } }),
  'evaluator.fields': ({ anonymous }) => anonymous.trpc.evaluator.fields.query(),
  'evaluator.typicalValues': ({ anonymous }) => anonymous.trpc.evaluator.typicalValues.query({ category: 'home' }),
  'compute.moves': ({ anonymous }) => anonymous.trpc.compute.moves.mutate({ projectData: '{}' }),
  'compute.seek': ({ anonymous }) =>
    anonymous.trpc.compute.seek.mutate({ projectData: '{}', lever: 'price', goal: { kind: 'income', value: 1 } }),
  'compute.simulate': ({ anonymous }) => anonymous.trpc.compute.simulate.mutate({ projectData: '{}', runs: 500 }),
  'compute.tornado': ({ anonymous }) => anonymous.trpc.compute.tornado.mutate({ projectData: '{}' }),
} satisfies Partial<Record<ProcedureName, Call>>

/** A new account with an order that waits for its transfer. */
async function ordered(world: World) {
  const { visitor, user } = await newUser(world)
  await visitor.trpc.payments.orderByTransfer.mutate()
  return { visitor, user }
}

const purchases = {
  'payments.checkout': ({ buyer }) => buyer.visitor.trpc.payments.checkout.mutate({ language: 'ar' }),
  async 'payments.settle'({ buyer, paying }) {
    paying.stripe.books.complete(buyer.session.id)
    await buyer.visitor.trpc.payments.settle.mutate({ sessionId: buyer.session.id })
  },
  'payments.receipt': ({ buyer }) => buyer.visitor.trpc.payments.receipt.query(),
  'payments.orderByTransfer': async (world) => void (await ordered(world)),
  'payments.transfer': ({ buyer }) => buyer.visitor.trpc.payments.transfer.query(),
  'payments.verify': ({ anonymous, paying }) =>
    anonymous.trpc.payments.verify.mutate({ paymentIntentId: paying.stripe.books.addIntent().id }),
} satisfies Partial<Record<ProcedureName, Call>>

const projects = {
  'projects.create': (world) => ours(world).trpc.projects.create.mutate({ projectName: 'New', projectData: '{}' }),
  async 'projects.delete'(world) {
    const { trpc } = ours(world)
    const { id } = await trpc.projects.create.mutate({ projectName: 'To go', projectData: '{}' })
    await trpc.projects.delete.mutate({ id })
  },
  async 'projects.deleted.bringBack'(world) {
    const { trpc } = ours(world)
    const { id } = await trpc.projects.create.mutate({ projectName: 'To come back', projectData: '{}' })
    await trpc.projects.delete.mutate({ id })
    await trpc.projects.deleted.bringBack.mutate({ id })
  },
  'projects.deleted.list': (world) => ours(world).trpc.projects.deleted.list.query(),
  async 'projects.deleted.purge'(world) {
    const { trpc } = ours(world)
    const { id } = await trpc.projects.create.mutate({ projectName: 'To go for good', projectData: '{}' })
    await trpc.projects.delete.mutate({ id })
    await trpc.projects.deleted.purge.mutate({ id })
  },
  'projects.duplicate': (world) =>
    ours(world).trpc.projects.duplicate.mutate({ id: world.project.id, projectName: 'Copy' }),
  'projects.findDefault': (world) => ours(world).trpc.projects.findDefault.query(),
  'projects.get': (world) => ours(world).trpc.projects.get.query({ id: world.project.id }),
  async 'projects.list'(world) {
    const { list } = ours(world).trpc.projects
    const { nextCursor } = await list.query({ limit: 1 })
    await list.query({ limit: 1, cursor: nextCursor })
  },
  async 'projects.listPlans'(world) {
    const { listPlans } = ours(world).trpc.projects
    const { nextCursor } = await listPlans.query({ limit: 1 })
    await listPlans.query({ limit: 1, cursor: nextCursor })
  },
  'projects.rename': (world) => ours(world).trpc.projects.rename.mutate({ id: world.project.id, projectName: 'Other' }),
  async 'projects.save'(world) {
    const { id } = world.project
    const { save } = ours(world).trpc.projects
    const { revision } = await save.mutate({ id, projectData: '{"storeName":"c"}' })
    await save.mutate({ id, projectData: '{"storeName":"d"}', revision, keepReplaced: true })
  },
  async 'projects.saveByAssistant'(world) {
    const { id } = world.project
    const { saveByAssistant, get } = ours(world).trpc.projects
    const { revision } = await get.query({ id })
    await saveByAssistant.mutate({ id, revision, figures: { vatPct: 5 } })
    await saveByAssistant.mutate({ id, revision: revision + 1, figures: { vatPct: 15 } })
  },
  'projects.setFigures': (world) =>
    ours(world).trpc.projects.setFigures.mutate({ id: world.project.id, figures: { vatPct: 15 } }),
  'projects.evaluation': (world) => ours(world).trpc.projects.evaluation.query({ id: world.project.id }),
  'projects.setDefault': (world) => ours(world).trpc.projects.setDefault.mutate({ id: world.project.id }),
  'projects.shares.create': (world) => ours(world).trpc.projects.shares.create.mutate({ id: world.project.id }),
  'projects.shares.list': (world) => ours(world).trpc.projects.shares.list.query({ id: world.project.id }),
  async 'projects.shares.revoke'(world) {
    const { shares } = ours(world).trpc.projects
    const { id: shareId } = await shares.create.mutate({ id: world.project.id })
    await shares.revoke.mutate({ id: world.project.id, shareId })
  },
  async 'projects.shares.update'(world) {
    const { shares } = ours(world).trpc.projects
    const { id: shareId } = await shares.create.mutate({ id: world.project.id })
    await shares.update.mutate({ id: world.project.id, shareId })
  },
  async 'shares.open'(world) {
    const { token } = await ours(world).trpc.projects.shares.create.mutate({ id: world.project.id })
    await world.anonymous.trpc.shares.open.mutate({ token })
  },
  'projects.versions.get': (world) =>
    ours(world).trpc.projects.versions.get.query({ id: world.project.id, versionId: world.versionId }),
  'projects.versions.keep': (world) =>
    ours(world).trpc.projects.versions.keep.mutate({ id: world.project.id, projectData: '{"storeName":"e"}' }),
  async 'projects.versions.list'(world) {
    const { id } = world.project
    const { list } = ours(world).trpc.projects.versions
    const [first] = await list.query({ id, limit: 1 })
    await list.query({ id, cursor: first?.id ?? null })
  },
  'projects.versions.name': (world) =>
    ours(world).trpc.projects.versions.name.mutate({ id: world.project.id, versionId: world.versionId, name: 'Eid' }),
  'projects.versions.named': (world) => ours(world).trpc.projects.versions.named.query({ id: world.project.id }),
  'projects.versions.restore': (world) =>
    ours(world).trpc.projects.versions.restore.mutate({ id: world.project.id, versionId: world.versionId }),
} satisfies Partial<Record<ProcedureName, Call>>

const month = '2026-09'
const typedMonth = { ...emptyFounderMonth(month), figures: { orders: 12 } }

/** A project with an actual month. */
async function withMonth(world: World) {
  const { actuals, projects: all } = ours(world).trpc
  const { id } = await all.create.mutate({ projectName: 'Actual', projectData: '{}' })
  await actuals.put.mutate({ id, months: [typedMonth] })
  return { id, actuals }
}

const ofMonths = {
  'actuals.list': (world) => ours(world).trpc.actuals.list.query({ id: world.project.id }),
  'actuals.put': (world) => withMonth(world),
  async 'actuals.close'(world) {
    const { id, actuals } = await withMonth(world)
    await actuals.close.mutate({ id, month, name: 'September' })
  },
  async 'actuals.reopen'(world) {
    const { id, actuals } = await withMonth(world)
    await actuals.close.mutate({ id, month })
    await actuals.reopen.mutate({ id, month })
  },
  async 'actuals.remove'(world) {
    const { id, actuals } = await withMonth(world)
    await actuals.remove.mutate({ id, month, source: 'founder' })
  },
} satisfies Partial<Record<ProcedureName, Call>>

const administration = {
  'admin.analytics': (world) => ours(world).admin.analytics.query(),
  'admin.audit.list': (world) => adminLists.audit(world.admin.visitor, world),
  // The whole lists, as they are exported.
  'admin.exports.begin': ({ admin }) => exportLists(admin.visitor),
  'admin.orders.list': ({ admin }) => adminLists.orders(admin.visitor),
  'admin.projects.get': (world) => ours(world).admin.projects.get.query({ id: world.project.id }),
  'admin.projects.list': ({ admin }) => adminLists.projects(admin.visitor),
  'admin.statistics': (world) => ours(world).admin.statistics.query(),
  'admin.status': (world) => ours(world).admin.status.query(),
  'admin.users.create': (world) => ours(world).admin.users.create.mutate({ ...newPerson(), isAdmin: true }),
  'admin.users.list': ({ admin }) => adminLists.users(admin.visitor),
  async 'admin.orders.setStatus'(world) {
    const { user } = await ordered(world)
    const { orders } = await ours(world).admin.orders.list.query({ searchBy: 'email', search: user.email })
    for (const status of ['confirmed', 'refunded'] as const)
      await ours(world).admin.orders.setStatus.mutate({ id: orders[0]?.id ?? '', status })
  },
  async 'admin.users.setAccess'(world) {
    const { id } = (await newUser(world)).user
    for (const hasAccess of [false, true]) await ours(world).admin.users.setAccess.mutate({ id, hasAccess })
  },
  async 'admin.users.setAdmin'(world) {
    const { id } = (await newUser(world)).user
    for (const isAdmin of [true, false]) await ours(world).admin.users.setAdmin.mutate({ id, isAdmin })
  },
  async 'admin.users.endSessions'(world) {
    const { id } = (await newUser(world)).user
    await ours(world).admin.users.endSessions.mutate({ id })
  },
  'admin.users.exportData': async (world) => ours(world).admin.users.exportData.mutate({ id: world.founder.user.id }),
  async 'admin.users.delete'(world) {
    const { id, email } = (await newUser(world)).user
    await ours(world).admin.users.delete.mutate({ id, email })
  },
  async 'admin.users.setPassword'(world) {
    const { users } = ours(world).admin
    const { id } = await users.create.mutate(newPerson())
    await users.setPassword.mutate({ id, password: 'another one of mine' })
  },
  async 'admin.users.setStatus'(world) {
    const { id } = (await newUser(world)).user
    for (const isActive of [false, true]) await ours(world).admin.users.setStatus.mutate({ id, isActive })
  },
} satisfies Partial<Record<ProcedureName, Call>>

/** Each kind of what administrators set: made, listed, changed and deleted. */
const kinds = {
  categoryBenchmarks: { categoryId: 'home', ...benchmark },
  defaultCosts: { fieldName: 'packagingPerOrder', defaultValue: 7 },
  overheadDefaults: { fieldName: 'branding', defaultAmount: 7 },
  teamTemplates: { roleName: 'Gift wrapper' },
} as const

const added = {
  categoryBenchmarks: (world) => ours(world).admin.categoryBenchmarks.create.mutate(kinds.categoryBenchmarks),
  defaultCosts: (world) => ours(world).admin.defaultCosts.create.mutate(kinds.defaultCosts),
  overheadDefaults: (world) => ours(world).admin.overheadDefaults.create.mutate(kinds.overheadDefaults),
  teamTemplates: (world) => ours(world).admin.teamTemplates.create.mutate(kinds.teamTemplates),
} satisfies Record<keyof typeof kinds, (world: World) => Promise<{ id: string }>>

const reference = {
  'admin.categoryBenchmarks.create': added.categoryBenchmarks,
  'admin.categoryBenchmarks.list': (world) => ours(world).admin.categoryBenchmarks.list.query(),
  async 'admin.categoryBenchmarks.update'(world) {
    const [row] = await ours(world).admin.categoryBenchmarks.list.query()
    await ours(world).admin.categoryBenchmarks.update.mutate({ id: row?.id ?? '', typicalCac: 3 })
  },
  async 'admin.categoryBenchmarks.delete'(world) {
    const [row] = await ours(world).admin.categoryBenchmarks.list.query()
    await ours(world).admin.categoryBenchmarks.delete.mutate({ id: row?.id ?? '' })
  },
  'admin.defaultCosts.create': added.defaultCosts,
  'admin.defaultCosts.list': (world) => ours(world).admin.defaultCosts.list.query(),
  'admin.defaultCosts.update': async (world) =>
    ours(world).admin.defaultCosts.update.mutate({ ...(await added.defaultCosts(world)), defaultValue: 8 }),
  'admin.defaultCosts.delete': async (world) =>
    ours(world).admin.defaultCosts.delete.mutate(await added.defaultCosts(world)),
  'admin.overheadDefaults.create': added.overheadDefaults,
  'admin.overheadDefaults.list': (world) => ours(world).admin.overheadDefaults.list.query(),
  'admin.overheadDefaults.update': async (world) =>
    ours(world).admin.overheadDefaults.update.mutate({ ...(await added.overheadDefaults(world)), defaultAmount: 8 }),
  'admin.overheadDefaults.delete': async (world) =>
    ours(world).admin.overheadDefaults.delete.mutate(await added.overheadDefaults(world)),
  'admin.teamTemplates.create': added.teamTemplates,
  'admin.teamTemplates.list': (world) => ours(world).admin.teamTemplates.list.query(),
  'admin.teamTemplates.update': async (world) =>
    ours(world).admin.teamTemplates.update.mutate({ ...(await added.teamTemplates(world)), roleName: 'Other' }),
  'admin.teamTemplates.delete': async (world) =>
    ours(world).admin.teamTemplates.delete.mutate(await added.teamTemplates(world)),
  'benchmarks.list': ({ anonymous }) => anonymous.trpc.benchmarks.list.query(),
  'evaluator.defaults': ({ anonymous }) => anonymous.trpc.evaluator.defaults.query(),
  'teamTemplates.list': ({ anonymous }) => anonymous.trpc.teamTemplates.list.query(),
} satisfies Partial<Record<ProcedureName, Call>>

async function newWebhook(world: World): Promise<{ id: string }> {
  const { id } = await ours(world).trpc.webhooks.create.mutate({ url: 'https://hooks.store.example/mizan' })
  return { id }
}

const connections = {
  'tokens.create': (world) => ours(world).trpc.tokens.create.mutate({ name: 'Reports' }),
  'tokens.list': (world) => ours(world).trpc.tokens.list.query(),
  'tokens.revoke': async (world) => {
    const { create, revoke } = ours(world).trpc.tokens
    await revoke.mutate({ id: (await create.mutate({ name: 'To go' })).id })
  },
  'webhooks.create': newWebhook,
  'webhooks.delete': async (world) => ours(world).trpc.webhooks.delete.mutate(await newWebhook(world)),
  async 'webhooks.deliveries'(world) {
    const { trpc } = ours(world)
    const hook = await newWebhook(world)
    await trpc.webhooks.ping.mutate(hook)
    await trpc.webhooks.deliveries.query(hook)
    await trpc.webhooks.delete.mutate(hook)
  },
  'webhooks.list': (world) => ours(world).trpc.webhooks.list.query(),
  async 'webhooks.ping'(world) {
    const hook = await newWebhook(world)
    await ours(world).trpc.webhooks.ping.mutate(hook)
    await ours(world).trpc.webhooks.delete.mutate(hook)
  },
  async 'webhooks.sendAgain'(world) {
    const { webhooks } = ours(world).trpc
    const hook = await newWebhook(world)
    await webhooks.ping.mutate(hook)
    const [told] = await webhooks.deliveries.query(hook)
    // It waits to be sent, and is not there to be sent again.
    await webhooks.sendAgain.mutate({ ...hook, deliveryId: told?.id ?? '' }).catch(() => {})
    await webhooks.delete.mutate(hook)
  },
  async 'webhooks.setActive'(world) {
    const { id } = await newWebhook(world)
    for (const isActive of [false, true]) await ours(world).trpc.webhooks.setActive.mutate({ id, isActive })
    await ours(world).trpc.webhooks.delete.mutate({ id })
  },
} satisfies Partial<Record<ProcedureName, Call>>

/** Every procedure, called as the screens and the programs of others call it. One that is missing here is no program. */
export const calls: Record<ProcedureName, Call> = {
  ...accounts,
  ...keys,
  ...purchases,
  ...ofModel,
  ...projects,
  ...ofMonths,
  ...administration,
  ...reference,
  ...connections,
  'evaluator.evaluate': ({ anonymous }) => anonymous.trpc.evaluator.evaluate.mutate({ projectData: '{}' }),
  'health.check': ({ anonymous }) => anonymous.trpc.health.check.query(),
}
