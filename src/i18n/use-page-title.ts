import { useEffect } from 'react'
import { brand } from '../domain/site/brand'
import { useLanguage } from './use-language'

/** What the product is called in the language of the page. */
export const useBrand = (): string => brand[useLanguage()]

/** Names the page in the window's title, before the product, and so in the browser's history; a page without a name is the product's. */
export function usePageTitle(name: string | null): void {
  const product = useBrand()
  const title = name === null ? product : `${name} – ${product}`
  useEffect(() => {
    document.title = title
  }, [title])
}
