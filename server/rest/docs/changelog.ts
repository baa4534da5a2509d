import { changes } from './changes'
import { plainPage } from './page'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What has changed for programs, by day. */
export function changelogPage(): { html: string; policy: string } {
  const days = changes.map(
    ({ day, texts }) =>
      `<section id="${day}"><h2>${day}</h2><ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul></section>`,
  )
  const intro =
    '<p>Every answer names the latest of these days in <code>Mizan-Version</code>. Fields and paths are added without notice: ignore what you do not know. What is to go says so for a year, with <code>Deprecation</code> and <code>Sunset</code>. The reference: <a href="/api/docs">calls</a>.</p>'
  const header = `<header><h1>What has changed for programs</h1>${intro}</header>`
  return plainPage('What has changed for programs', `${header}<main>${days.join('')}</main>`)
}
