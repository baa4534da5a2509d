/** A loopback port that nothing listens on at this moment. */
export function freePort(): Promise<number>
