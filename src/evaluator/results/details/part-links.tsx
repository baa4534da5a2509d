import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { isReaderAtom } from '../../state/atoms'
import { advancedAtom, hasPictureAtom, hasVatAtom, isInSarAtom } from '../slices'
import { useIsProfitable } from './what-it-takes'

/** The parts of the analysis that this plan has, in their order, by the ids of their headings' panels. */
function useParts() {
  const isReader = useAtomValue(isReaderAtom)
  const hasVat = useAtomValue(hasVatAtom)
  const hasRanges = useAtomValue(isInSarAtom)
  const hasPicture = useAtomValue(hasPictureAtom)
  const isAnalysed = useAtomValue(advancedAtom) !== null
  return [
    'takes',
    'products',
    'figures',
    ...(isReader ? [] : (['decisions'] as const)),
    ...(hasVat ? (['vat'] as const) : []),
    ...(hasRanges && hasPicture ? (['category'] as const) : []),
    ...(isAnalysed ? (['scenarios'] as const) : []),
    'limits',
  ] as const
}

const ids: Record<ReturnType<typeof useParts>[number], string> = {
  takes: 'what-it-takes',
  products: 'profit-by-product',
  figures: 'all-figures',
  decisions: 'could-change',
  vat: 'vat',
  category: 'beside-the-category',
  scenarios: 'scenarios',
  limits: 'limits',
}

/** What the links say: the name of the part, or its title where that follows the plan. */
function usePartName(): (part: keyof typeof ids) => string {
  const { t } = useTranslation('results')
  const isProfitable = useIsProfitable()
  return (part) => {
    if (part === 'takes') return t(isProfitable ? 'takes.titleRoom' : 'takes.title')
    return t(`contents.${part}`)
  }
}

/** The contents of the analysis, which stay in view above it: where one is, and the way past the figures. */
export function PartLinks() {
  const { t } = useTranslation('results')
  const name = usePartName()
  return (
    <nav
      aria-label={t('parts')}
      className="sticky top-0 z-10 -my-1 overflow-x-auto border-b border-line bg-bg print:hidden"
    >
      <ul className="flex gap-x-4 sm:gap-x-5">
        {useParts().map((part) => (
          <li key={part} className="shrink-0">
            <a
              href={`#${ids[part]}`}
              className="inline-flex min-h-11 items-center rounded-control px-0.5 text-small font-medium text-muted hover:text-text"
            >
              {name(part)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
