import { signedInVisitor, Visitor } from '../../../testing/test-app'
import type { World } from '../world'

/** Calls a procedure as its screens or programs do. */
export type Call = (world: World) => Promise<unknown>

/** The browsers of an administrator and of a founder. */
export const ours = ({ admin, founder }: World) => ({
  admin: admin.visitor.trpc.admin,
  trpc: founder.visitor.trpc,
  person: founder.person,
})

let addresses = 0
/** A new account, from an address of its own: so many registrations from one are refused. */
export const newUser = ({ app }: World) =>
  signedInVisitor(app, {}, new Visitor(app, undefined, `198.51.100.${++addresses}`))
