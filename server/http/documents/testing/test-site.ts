import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '../../../../src/domain/options'
import { starterIds } from '../../../../src/domain/samples/starter-stores'
import { addressToken, drawnDocuments } from '../../../../src/paths'
import { readEnv } from '../../../infra/env'
import { startTestApp } from '../../../testing/test-app'
import { readCalculator } from '../calculator'
import { readPages } from '../pages'

const inlineScript = 'document.documentElement.dataset.theme = "dark"'

/** The application over pages and files that are as those of a build, and what ends it and removes them. */
export async function startTestSite() {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-pages-'))
  await mkdir(join(folder, 'client', 'assets'), { recursive: true })
  await mkdir(join(folder, 'client', '.vite'))
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'client', 'assets', 'app-1a2b3c4d.js'), `${'// long enough to compress\n'.repeat(99)}`)
  await writeFile(join(folder, 'client', 'assets', 'app-1a2b3c4d.js.map'), '{}')
  await writeFile(join(folder, 'client', '.vite', 'manifest.json'), '{}')
  await writeFile(join(folder, 'client', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'client', 'sw.js'), '//')
  for (const name of ['landing', 'app', 'offline', ...drawnDocuments()])
    for (const language of ['en', 'ar'])
      await writeFile(
        join(folder, 'pages', `${name}.${language}.html`),
        `<html lang="${language}"><script>${inlineScript}</script><title>${name}</title><link rel="canonical" href="${addressToken}/"><!--settings--><!--landing--></html>`,
      )
  for (const name of [...starterIds, 'unknown', 'unnamed'])
    for (const language of languages)
      await writeFile(
        join(folder, 'pages', `calculator-${name}.${language}.html`),
        `<html lang="${language}"><script>${inlineScript}</script><title>${name}</title>${'long enough to compress '.repeat(99)}</html>`,
      )
  await writeFile(join(folder, 'client', 'embed.js'), '//')
  const app = await startTestApp({
    client: {
      folder: join(folder, 'client'),
      calculator: await readCalculator(join(folder, 'pages')),
      pages: await readPages({
        folder: join(folder, 'pages'),
        env: readEnv({ CREATOR_NAME: '</script><b>', PUBLIC_URL: 'http://mizan.example', FREE_ACCESS_LIMIT: '2' }),
        renderLanding: (language, site) =>
          `<p>${language} ${site.hasFreePlace ? 'free' : 'paid'} of ${site.freePlaces} by ${site.creatorName}${site.isSignedIn ? ' known' : ''}</p>`,
      }),
    },
    env: { PUBLIC_URL: 'http://mizan.example', FREE_ACCESS_LIMIT: 2 },
  })
  return {
    app,
    async remove() {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}
