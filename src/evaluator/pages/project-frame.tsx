import { useTranslation } from 'react-i18next'
import { stepIds } from '../../domain/options'
import { useBrand } from '../../i18n/use-page-title'
import { SkipLink } from '../../layout/skip-link'
import { paths } from '../../paths'
import { ResultsSkeleton } from '../results/results-skeleton'

/** What stands around every project, while the one that was asked for is on its way: its parts keep their places. */
export function ProjectFrame() {
  const { t } = useTranslation('evaluator')
  const brand = useBrand()
  return (
    <div className="mx-auto max-w-[1200px] px-4 pb-32 sm:px-6 lg:pb-16 print:p-0">
      <SkipLink />
      <header className="flex min-h-13 items-center py-1 sm:min-h-15 sm:py-2">
        <a href={paths.app} className="flex min-h-11 items-center gap-2 font-semibold text-text no-underline sm:pe-2">
          <img src="/favicon.svg" alt="" width="28" height="28" />
          <span className="max-sm:sr-only">{brand}</span>
        </a>
      </header>
      <ol aria-hidden="true" className="mt-2 flex items-stretch gap-0.5 text-muted sm:gap-2">
        {stepIds.map((id) => (
          <li
            key={id}
            className="flex min-h-11 min-w-0 flex-1 flex-col items-center justify-center text-[0.8125rem] sm:flex-row sm:justify-start sm:gap-2 sm:px-2 sm:text-small sm:max-md:flex-auto"
          >
            <span className="h-3.5 sm:size-6 sm:rounded-full sm:bg-sunken" />
            <span className="truncate md:hidden">{t(`steps.${id}.short`)}</span>
            <span className="hidden truncate md:inline">{t(`steps.${id}.name`)}</span>
          </li>
        ))}
      </ol>
      <main id="content" className="mt-12">
        <ResultsSkeleton />
      </main>
    </div>
  )
}
