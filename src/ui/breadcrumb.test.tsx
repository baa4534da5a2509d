import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { Breadcrumb } from './breadcrumb'

it('leads home by its icon and to the pages above; the page itself is no link', () => {
  const items = [{ label: 'Projects', href: '/projects' }, { label: 'Receipt' }]
  const markup = renderToStaticMarkup(
    <Router ssrPath="/app/receipt">
      <Breadcrumb label="Where you are" home={{ label: 'Home', href: '/app' }} items={items} />
    </Router>,
  )
  expect([...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/app', '/projects'])
  expect(markup).toContain('aria-label="Home"')
  expect(markup).toContain('Receipt')
})
