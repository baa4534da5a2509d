/** Browsers and systems by what they write of themselves; the first that fits, since most also claim to be others. */
const browsers = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\bOPR\/|\bOPiOS\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\bFirefox\/|\bFxiOS\//],
  ['chrome', /(?:Chrome|CriOS|Chromium)\//],
  ['safari', /\bSafari\//],
] as const

const systems = [
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['chromebook', /\bCrOS\b/],
  ['mac', /\bMacintosh\b|\bMac OS X\b/],
  ['linux', /\bLinux\b/],
] as const

type Named<L extends readonly (readonly [string, RegExp])[]> = L[number][0] | 'other'

export interface DeviceName {
  browser: Named<typeof browsers>
  system: Named<typeof systems>
}

/** What can be said of a device from the text that its browser sent; null when that says nothing known. */
export function deviceName(userAgent: string | null): DeviceName | null {
  if (!userAgent) return null
  const browser = browsers.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'other'
  const system = systems.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'other'
  return browser === 'other' && system === 'other' ? null : { browser, system }
}
