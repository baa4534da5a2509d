import { type ComponentType, lazy } from 'react'
import { activeI18n, type Feature } from '.'
import { loadFeature } from './load-feature'

/** A page that is loaded, together with its words, when it is first shown, or before that by `preload`. */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>, ...features: Feature[]) {
  async function loadAll(): Promise<{ default: ComponentType<P> }> {
    const words = activeI18n()
    const [page] = await Promise.all([load(), ...features.map((feature) => loadFeature(words, feature))])
    return { default: page }
  }
  let preloaded: ReturnType<typeof loadAll> | undefined
  const preload = () => {
    preloaded ??= loadAll().catch((error: unknown) => {
      preloaded = undefined // The next time it is tried again.
      throw error
    })
    return preloaded
  }
  return Object.assign(
    lazy(() => preloaded ?? loadAll()),
    { preload },
  )
}
