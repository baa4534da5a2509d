/** Platforms whose stores can be connected, so that their orders are fetched. */
export const storePlatforms = ['salla', 'zid', 'shopify'] as const
export type StorePlatform = (typeof storePlatforms)[number]

/** Whether a store still lets its orders be read: it does, its permission has ended, or its owner removed the app there. */
export const storeStates = ['connected', 'revoked', 'uninstalled'] as const

/**
 * Why the last fetch brought nothing: the platform's limit, the platform does not answer, its answer is not understood, more
 * orders than are read, the account's room or its access.
 */
export const storeProblems = ['limit', 'unavailable', 'unreadable', 'tooMany', 'full', 'noAccess'] as const
export type StoreProblem = (typeof storeProblems)[number]

/** The address of a shop of Shopify; nothing else is ever asked for it. */
export const isShopDomain = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,62}\.myshopify\.com$/.test(text)
