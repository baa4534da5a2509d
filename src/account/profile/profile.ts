import type { RouterOutputs } from '../../api'

/** The signed-in user's account, as the server returns it. */
export type Profile = RouterOutputs['account']['profile']
