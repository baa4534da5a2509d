import { Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { createI18n } from '.'
import { en } from './en'
import { lazyPage } from './lazy-page'

beforeAll(() => void createI18n('en', en))

const panel = () =>
  lazyPage(
    async () =>
      function Panel({ name }: { name: string }) {
        return <p>{name}</p>
      },
    'more',
  )

it('shows a page that was loaded before at once, without a word that it is loading', async () => {
  const Panel = panel()
  await Panel.preload()
  expect(
    renderToStaticMarkup(
      <Suspense fallback="Loading">
        <Panel name="More" />
      </Suspense>,
    ),
  ).toBe('<p>More</p>')
})

it('says that it is loading while it is', () => {
  const Panel = panel()
  expect(
    renderToStaticMarkup(
      <Suspense fallback="Loading">
        <Panel name="More" />
      </Suspense>,
    ),
  ).toContain('Loading')
})
