import { readSiteSettings } from '../domain/site/site-settings'

/** The owner's settings, as the server wrote them into this page. */
export const siteSettings = () => readSiteSettings(document.getElementById('settings')?.textContent)
