import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { isReaderAtom } from '../../state/atoms'

/** A way past the figures for the keyboard: links to the parts of the results, seen while one has the focus. */
export function PartLinks() {
  const { t } = useTranslation('results')
  const isReader = useAtomValue(isReaderAtom)
  const parts = [
    ['profit-by-product', t('products.title')],
    ['all-figures', t('allFigures.title')],
    ...(isReader ? [] : ([['could-change', t('decisions')]] as const)),
    ['limits', t('disclosures.title')],
  ] as const
  return (
    <nav aria-label={t('parts')} className="sr-only focus-within:not-sr-only print:hidden">
      <ul className="flex flex-wrap gap-x-4 rounded-panel bg-accent-soft px-3 py-1">
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center font-medium underline underline-offset-2">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
