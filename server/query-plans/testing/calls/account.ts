import type { ProcedureName } from '../../../routers/router'
import { Visitor } from '../../../testing/test-app'
import type { World } from '../world'
import { type Call, newUser, ours } from './callers'

const account = async (world: World) => (await newUser(world)).visitor.trpc.account

const profile = { firstName: 'Noor', lastName: 'Saleh', phone: '0501234567' }

async function signInWithCode(world: World, type: 'login' | 'password_reset') {
  const { email } = (await newUser(world)).person
  await world.anonymous.trpc.auth.sendCode.mutate({ email, type })
  return { email, code: world.code() }
}

export const accountCalls = {
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
