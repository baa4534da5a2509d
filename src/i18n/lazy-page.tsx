import type { i18n } from 'i18next'
import { type ComponentType, lazy, useState } from 'react'
import { activeI18n, type Feature } from '.'
import { loadFeature } from './load-feature'

/** A page that is loaded, together with its words, when it is first shown, or before that by `preload`. */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>, ...features: Feature[]) {
  let loaded: ComponentType<P> | undefined
  async function loadAll(): Promise<{ default: ComponentType<P> }> {
    const words = activeI18n()
    const [page] = await Promise.all([load(), ...features.map((feature) => loadFeature(words, feature))])
    loaded = page
    return { default: page }
  }
  let preloaded: ReturnType<typeof loadAll> | undefined
  // Prerendering draws the same page in one language after the other.
  let inWords: i18n | undefined
  const preload = () => {
    if (inWords !== activeI18n()) preloaded = undefined
    inWords = activeI18n()
    preloaded ??= loadAll().catch((error: unknown) => {
      preloaded = undefined // The next time it is tried again.
      throw error
    })
    return preloaded
  }
  const Later = lazy(() => preloaded ?? loadAll())
  function Page(props: P) {
    // What is there already is shown at once: the library's own would show that it is loading for a moment.
    const [Shown] = useState(() => loaded ?? Later)
    return <Shown {...props} />
  }
  return Object.assign(Page, { preload })
}
