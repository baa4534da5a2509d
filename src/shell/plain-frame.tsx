import type { ReactNode } from 'react'
import { useBrand } from '../i18n/use-page-title'
import { LanguageLink } from '../layout/language-link'
import { SkipLink } from '../layout/skip-link'
import { ThemeButton } from '../layout/theme-button'
import { paths } from '../paths'
import { useEarlyInput } from '../ui/page/early-input'

interface PlainFrameProps {
  /** What more can be done here, beside language and theme. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of pages without navigation: login, registration, paywall. */
export function PlainFrame({ action, children }: PlainFrameProps) {
  useEarlyInput()
  const brand = useBrand()
  return (
    <div className="mx-auto flex min-h-dvh max-w-[1200px] flex-col px-4 sm:px-6">
      <SkipLink />
      <header className="flex flex-wrap items-center gap-x-2 py-2 print:hidden">
        <a href={paths.landing} className="flex min-h-11 items-center gap-2 font-semibold text-text no-underline">
          <img src="/favicon.svg" alt="" width="28" height="28" />
          {brand}
        </a>
        <div className="ms-auto flex flex-wrap justify-end">
          {action}
          <LanguageLink />
          <ThemeButton />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex grow flex-col pt-6 pb-16 outline-none sm:pt-12 print:p-0">
        {children}
      </main>
    </div>
  )
}
