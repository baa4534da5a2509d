import type { Answers } from '../../api'

/** The signed-in user's account, as the server returns it. */
export type Profile = Answers['account']['profile']
