import { createDevice } from '../../../auth/passkeys/testing/device'
import type { ProcedureName } from '../../../routers/router'
import { Visitor } from '../../../testing/test-app'
import type { World } from '../world'
import { type Call, newUser, ours } from './callers'

/** A device with a passkey of a new user. */
async function withPasskey(world: World) {
  const { visitor, user } = await newUser(world)
  await visitor.trpc.account.confirmEmail.mutate({ code: world.code() })
  const device = createDevice()
  const options = await visitor.trpc.passkeys.begin.mutate()
  const { id } = await visitor.trpc.passkeys.add.mutate({ name: 'A phone', answer: device.make(options) })
  return { visitor, user, device, id }
}

export const passkeyCalls = {
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
  'passkeys.begin': async (world) => void (await withPasskey(world)),
  'passkeys.add': async (world) => void (await withPasskey(world)),
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
