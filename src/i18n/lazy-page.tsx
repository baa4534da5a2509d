import { type ComponentType, lazy } from 'react'
import { activeI18n, type Feature, loadFeature } from '.'

/** A page that is loaded, together with its words, when it is first shown. */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>, ...features: Feature[]) {
  return lazy(async () => {
    const words = activeI18n()
    const [page] = await Promise.all([load(), ...features.map((feature) => loadFeature(words, feature))])
    return { default: page }
  })
}
