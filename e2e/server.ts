import { startBuiltServer } from '../scripts/tools/built-server.mjs'

export const admin = { email: 'owner@mizan.example', password: 'the keys of the house' }

/** Without early access, with a support address, and with readable mails. */
export const accountsSettings = {
  FREE_ACCESS_LIMIT: '0',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  SUPPORT_WHATSAPP: '+966 50 000 0000',
  SUPPORT_EMAIL: 'help@mizan.example',
}

/**
 * Starts the built product once for all tests, and once more for those of accounts: starting one takes seconds of a
 * processor. MIZAN_URL and MIZAN_ACCOUNTS are where the workers find them.
 */
export default async function startServers() {
  const servers = [await startBuiltServer(accountsSettings)]
  for (const { url, folder } of servers) process.env.MIZAN_ACCOUNTS = JSON.stringify({ url, folder })
  if (!process.env.MIZAN_URL) {
    const server = await startBuiltServer()
    servers.push(server)
    process.env.MIZAN_URL = server.url
  }
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
