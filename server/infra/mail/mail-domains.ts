/** Public providers: users who share one of these domains have nothing else in common. */
const publicDomains = new Set([
  ...[
    'gmail.com',
    'googlemail.com',
    'outlook.com',
    'outlook.sa',
    'hotmail.com',
    'hotmail.co.uk',
    'hotmail.fr',
    'live.com',
    'msn.com',
  ],
  ...[
    'yahoo.com',
    'yahoo.co.uk',
    'yahoo.fr',
    'ymail.com',
    'rocketmail.com',
    'aol.com',
    'icloud.com',
    'me.com',
    'mac.com',
  ],
  ...[
    'proton.me',
    'protonmail.com',
    'pm.me',
    'gmx.com',
    'gmx.de',
    'gmx.net',
    'web.de',
    'mail.com',
    'zoho.com',
    'zohomail.com',
  ],
  ...[
    'yandex.com',
    'yandex.ru',
    'mail.ru',
    'fastmail.com',
    'tutanota.com',
    'tuta.io',
    'hey.com',
    'qq.com',
    '163.com',
    '126.com',
  ],
  ...['maktoob.com', 'windowslive.com', 'live.fr', 'live.co.uk', 'naver.com', 'duck.com'],
])

/**
 * The domain that its owner can make any number of addresses in, for what is counted by it: 'shop.example.com.sa' is
 * 'example.com.sa'. Null for a public provider.
 */
export function ownedDomain(email: string): string | null {
  const labels = email.toLowerCase().split('@').at(-1)?.split('.') ?? []
  const [second = '', top = ''] = labels.slice(-2)
  // Under a country there is mostly a level for companies: com.sa, co.uk.
  const ownedLabels = top.length === 2 && second.length <= 3 ? 3 : 2
  const domain = labels.slice(-ownedLabels).join('.')
  return publicDomains.has(domain) ? null : domain
}
