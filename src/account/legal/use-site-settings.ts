import { useLayoutEffect, useState } from 'react'
import { readSiteSettings, type SiteSettings } from '../../domain/site/site-settings'

/** The owner's settings of a page that is prerendered without them: they appear once the page has come to life. */
export function useSiteSettings(): SiteSettings {
  const [settings, setSettings] = useState(() => readSiteSettings(undefined))
  useLayoutEffect(() => setSettings(readSiteSettings(document.getElementById('settings')?.textContent)), [])
  return settings
}
