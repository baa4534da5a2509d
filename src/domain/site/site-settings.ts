/** What the owner of this installation has set and a page may show. What is not set is not shown. */
export interface SiteSettings {
  /** Digits with the country code. */
  supportWhatsapp: string | null
  supportEmail: string | null
  /** Who sells, as it stands in the commercial register. */
  operatorName: string | null
  operatorRegistration: string | null
  operatorAddress: string | null
  /** Of a seller who is registered for VAT: only then an amount is split. */
  operatorVatNumber: string | null
  creatorName: string | null
  creatorLinks: string[]
  takesCards: boolean
  takesTransfers: boolean
  /** Whether the page was sent to a browser that holds a session. */
  isSignedIn: boolean
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** The settings as the server wrote them into the page; nothing is set where they are missing or cannot be read. */
export function readSiteSettings(text: string | null | undefined): SiteSettings {
  const value = objectIn(text ?? '')
  const of = (key: keyof SiteSettings): unknown => Reflect.get(value, key)
  const links = of('creatorLinks')
  return {
    supportWhatsapp: textOf(of('supportWhatsapp'))?.replace(/\D/g, '') || null,
    supportEmail: textOf(of('supportEmail')),
    operatorName: textOf(of('operatorName')),
    operatorRegistration: textOf(of('operatorRegistration')),
    operatorAddress: textOf(of('operatorAddress')),
    operatorVatNumber: textOf(of('operatorVatNumber')),
    creatorName: textOf(of('creatorName')),
    creatorLinks: Array.isArray(links) ? links.filter((link) => typeof link === 'string') : [],
    takesCards: of('takesCards') === true,
    takesTransfers: of('takesTransfers') === true,
    isSignedIn: of('isSignedIn') === true,
  }
}

/** A chat with support that begins with this message; null where support has no chat. */
export function supportChatHref({ supportWhatsapp }: SiteSettings, message: string): string | null {
  return supportWhatsapp && `https://wa.me/${supportWhatsapp}?text=${encodeURIComponent(message)}`
}

/** A draft of a mail to support. Without an address of support's it is left to the writer. */
export function supportMailHref({ supportEmail }: SiteSettings, subject: string, body: string): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`
  return `mailto:${encodeURIComponent(supportEmail ?? '').replace('%40', '@')}?${query}`
}
