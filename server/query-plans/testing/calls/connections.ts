import type { ProcedureName } from '../../../routers/router'
import type { World } from '../world'
import { type Call, ours } from './callers'

async function newWebhook(world: World): Promise<{ id: string }> {
  const { id } = await ours(world).trpc.webhooks.create.mutate({ url: 'https://hooks.store.example/mizan' })
  return { id }
}

export const connectionCalls = {
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
    const [delivery] = await webhooks.deliveries.query(hook)
    // It waits to be sent, and is not there to be sent again.
    await webhooks.sendAgain.mutate({ ...hook, deliveryId: delivery?.id ?? '' }).catch(() => {})
    await webhooks.delete.mutate(hook)
  },
  async 'webhooks.setActive'(world) {
    const { id } = await newWebhook(world)
    for (const isActive of [false, true]) await ours(world).trpc.webhooks.setActive.mutate({ id, isActive })
    await ours(world).trpc.webhooks.delete.mutate({ id })
  },
} satisfies Partial<Record<ProcedureName, Call>>
