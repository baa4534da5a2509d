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
  const [accounts, usual] = await Promise.all([
    startBuiltServer(accountsSettings),
    process.env.MIZAN_URL ? undefined : startBuiltServer(),
  ])
  process.env.MIZAN_ACCOUNTS = JSON.stringify({ url: accounts.url, folder: accounts.folder })
  if (usual) process.env.MIZAN_URL = usual.url
  return async () => {
    await Promise.all([accounts.stop(), usual?.stop()])
  }
}
